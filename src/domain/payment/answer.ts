import { isObject } from '../unknown-object';

/** Result of canMakePayment of a payment method. */
export type CanPayResult =
	| { readonly kind: 'yes' }
	| { readonly kind: 'no' }
	/** The method failed, or returned the reason why it cannot be used; the message is plain text. */
	| { readonly kind: 'error'; readonly message: string };

/** Returns the message of a thrown value, or of the error in a result. */
export const messageOf = (thrown: unknown): string => {
	const message = isObject(thrown) ? thrown.message : thrown;
	return typeof message === 'string' ? message : '';
};

/** Decodes the result of canMakePayment: plugins return any value, and a truthy one counts as yes. */
export const readCanPay = (returned: unknown): CanPayResult => {
	if (isObject(returned) && returned.error) {
		return { kind: 'error', message: messageOf(returned.error) };
	}
	return { kind: returned ? 'yes' : 'no' };
};
