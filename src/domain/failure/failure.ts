/**
 * Reason why a request to the shop failed, decoded when it arrives, and the notices about it with their contexts
 * (docs/behaviour.md#failure-notices).
 */
import type { CartData } from '../cart/data';

/** One entry of data.details of a rest_invalid_param response; messages are plain text, entities decoded. */
export interface ParamFailure {
	readonly param: string;
	readonly code: string;
	readonly message: string;
	/** Additional field that the error concerns, if the shop names one. */
	readonly key?: string;
	readonly additional: readonly Pick<ParamFailure, 'code' | 'message' | 'key'>[];
}

export type Failure =
	/** The shop responded with an error that has a code and a message. */
	| {
			readonly kind: 'api';
			readonly status: number;
			readonly code: string;
			/** Plain text, entities decoded. */
			readonly message: string;
			readonly params: readonly ParamFailure[];
			/** data.cart of the response, if present; it is applied. */
			readonly cart: CartData | null;
			readonly data: unknown;
	  }
	/** There was no response: it is unknown if the shop carried out the request. */
	| { readonly kind: 'connection'; readonly reason: 'offline' | 'timeout' | 'lost' }
	/** The response could not be decoded. */
	| { readonly kind: 'malformed'; readonly code: string; readonly message: string };

/** True if the shop may have carried out the request all the same, which only a new read of the cart shows. */
export const mayHaveSucceeded = (failure: Failure): boolean =>
	failure.kind !== 'api' || failure.status >= 500;

/** True if the request failed because the device is offline. */
export const isOffline = (failure: Failure): boolean =>
	failure.kind === 'connection' && failure.reason === 'offline';

/** Notice contexts of docs/behaviour.md#notice-contexts. */
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
	/** Plain text, no HTML. */
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

/**
 * WooCommerce sends the same codes with underscores and a prefix. A notice about an existing account is shown next to
 * the login link.
 */
const contextOfCode = (code: string): NoticeContext | null =>
	/(?:missing|invalid)[-_]email[-_]address$|registration-error-email-exists$/.test(code)
		? NOTICE_CONTEXTS.contactInformation
		: null;

/**
 * Returns the notices of a failure. `givenContext` overrides every other rule; if it is null, the parameter and the
 * code decide, and else `fallback`, by default the cart. A lost connection has no message of its own, so the caller
 * provides `connectionMessage`.
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
