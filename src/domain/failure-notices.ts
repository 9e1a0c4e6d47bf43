/** Which notices a failure becomes, and where they stand (spec section 8). */
import type { Failure } from './failure';

/** The screen areas of spec section 2. */
export const NOTICE_CONTEXTS = {
	cart: 'wc/cart',
	checkout: 'wc/checkout',
	payments: 'wc/checkout/payments',
	expressPayments: 'wc/checkout/express-payments',
	contactInformation: 'wc/checkout/contact-information',
	shippingAddress: 'wc/checkout/shipping-address',
	billingAddress: 'wc/checkout/billing-address',
	shippingMethods: 'wc/checkout/shipping-methods',
	checkoutActions: 'wc/checkout/checkout-actions',
} as const;

export type NoticeContext = (typeof NOTICE_CONTEXTS)[keyof typeof NOTICE_CONTEXTS];

export interface FailureNotice {
	readonly id: string;
	readonly context: string;
	/** Text, no HTML. */
	readonly message: string;
}

const contextOfParam = (param: string): NoticeContext | null => {
	switch (param) {
		case 'invalid_email':
			return NOTICE_CONTEXTS.contactInformation;
		case 'billing_address':
			return NOTICE_CONTEXTS.billingAddress;
		case 'shipping_address':
			return NOTICE_CONTEXTS.shippingAddress;
		default:
			return null;
	}
};

/** WooCommerce sends the same codes with underscores and a prefix; who has an account is told beside the way to log in. */
const contextOfCode = (code: string): NoticeContext | null =>
	/(?:missing|invalid)[-_]email[-_]address$|registration-error-email-exists$/.test(code)
		? NOTICE_CONTEXTS.contactInformation
		: null;

/**
 * The notices of a failure. `givenContext` wins over every other rule; null lets parameter and code decide, the cart
 * where neither does, or what `fallback` says. A lost connection has no words of its own: `connectionMessage` are the caller's.
 */
export const noticesFor = (
	failure: Failure,
	givenContext: string | null,
	connectionMessage: string,
	fallback: NoticeContext = NOTICE_CONTEXTS.cart,
): readonly FailureNotice[] => {
	const contextFor = (param: string, code: string): string =>
		givenContext ?? contextOfParam(param) ?? contextOfCode(code) ?? fallback;
	if (failure.kind === 'connection') {
		return [{ id: 'connection', context: contextFor('', ''), message: connectionMessage }];
	}
	const { code, message } = failure;
	if (failure.kind === 'malformed' || failure.params.length === 0) {
		return [{ id: code, context: contextFor('', code), message }];
	}
	return failure.params.flatMap(({ param, additional, ...first }) =>
		[first, ...additional].map((error) => ({
			id: `${param}_${error.code}`,
			context: contextFor(param, error.code),
			message: error.message,
		})),
	);
};
