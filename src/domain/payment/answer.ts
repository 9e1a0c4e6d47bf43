import { isObject } from '../unknown-object';

/** What came of asking a payment method whether it can pay. */
export type CanPay =
	| { readonly kind: 'yes' }
	| { readonly kind: 'no' }
	/** The method failed, or said why it cannot be used; message is text. */
	| { readonly kind: 'error'; readonly message: string };

/** The message of what was thrown, or of the error of an answer. */
export const messageOf = (thrown: unknown): string => {
	const message = isObject(thrown) ? thrown.message : thrown;
	return typeof message === 'string' ? message : '';
};

/** Reads what canMakePayment answered: plugins answer with anything, and what is true enough counts as yes. */
export const readCanPay = (answer: unknown): CanPay => {
	if (isObject(answer) && answer.error) {
		return { kind: 'error', message: messageOf(answer.error) };
	}
	return { kind: answer ? 'yes' : 'no' };
};
