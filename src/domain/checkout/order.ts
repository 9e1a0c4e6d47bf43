/**
 * Request to place an order and its possible outcomes (docs/behaviour.md#checkout-order-request), statuses of the
 * checkout and of the payment (docs/behaviour.md#checkout-status), and the checkout's notices.
 */
import type { BillingAddress, ShippingAddress } from '../support/address';
import type { CartData } from '../cart/data';
import type { Failure } from '../failure/failure';

/** What a payment plugin has prepared for its gateway, by key. */
export type PaymentData = Readonly<Record<string, string | boolean>>;

/** One entry of payment_data. */
export interface PaymentDatum {
	readonly key: string;
	readonly value: string | boolean;
}

/** All data of POST checkout; addresses are normalised, hidden fields are blank. */
export interface OrderRequest {
	readonly billingAddress: BillingAddress;
	/** null if nothing is shipped. */
	readonly shippingAddress: ShippingAddress | null;
	readonly customerNote: string;
	readonly createAccount: boolean;
	/** Empty if the shop generates the password. */
	readonly customerPassword: string;
	/** null if nothing has to be paid: no payment keys are sent then. */
	readonly payment: { readonly method: string; readonly data: readonly PaymentDatum[] } | null;
	/** Data of extensions by their namespace. */
	readonly extensions: Readonly<Record<string, unknown>>;
	/** Additional fields of plugins outside the addresses ("namespace/name"); '1' for a ticked checkbox, else '0'. */
	readonly additionalFields: Readonly<Record<string, string>>;
	/**
	 * total_price that the shopper saw, minor units as a string; the shop refuses the order if its own total differs.
	 */
	readonly expectedTotal: string;
}

/** payment_result of a response (docs/behaviour.md#payment-result). */
export interface PaymentResult {
	/** Plain text; empty if the shop sent no message. */
	readonly message: string;
	/** 'success', 'pending', 'failure', 'error' …; 'not set' if the response has none. */
	readonly paymentStatus: string;
	/** URL as received; follow it only through safeUrl. */
	readonly redirectUrl: string;
	readonly paymentDetails: Readonly<Record<string, string>>;
}

/** Response that holds an order: it exists, paid or not. */
export interface OrderResponse {
	/** Status of the HTTP response: 200 and 202 are successes, 400 means that the payment failed. */
	readonly httpStatus: number;
	readonly orderId: number;
	readonly customerId: number;
	readonly orderStatus: string;
	readonly payment: PaymentResult;
	/** Response as received, for observers of plugins. */
	readonly raw: Readonly<Record<string, unknown>>;
}

/** Outcome of one checkout attempt, as far as it is known. */
export type PlaceOutcome =
	/** The order exists; httpStatus and payment hold the result. The attempt's key is used up. */
	| { readonly kind: 'ordered'; readonly response: OrderResponse }
	/**
	 * The cart was ordered already, by another tab, another device or a request whose response was lost; the shop has
	 * emptied it. The URL is followed only through safeUrl; empty if there is none.
	 */
	| { readonly kind: 'placed'; readonly orderId: number; readonly redirectUrl: string }
	/** The shop refused the order, and nothing was ordered or paid: the shopper may correct the data and try again. */
	| { readonly kind: 'refused'; readonly failure: Failure }
	/** The total differs from the displayed one. Nothing was ordered. */
	| { readonly kind: 'total-changed'; readonly cart: CartData | null; readonly message: string }
	/**
	 * Another request of this attempt, perhaps of another tab, is being processed: query again after this number of
	 * milliseconds.
	 */
	| { readonly kind: 'running'; readonly retryAfter: number }
	/** The shop itself does not know if a payment was made: never repeat the order. */
	| { readonly kind: 'uncertain'; readonly orderId: number | null }
	/** The shop does not know the attempt: it may be sent again under the same key. */
	| { readonly kind: 'unknown' }
	/** There was no usable response. */
	| { readonly kind: 'unreachable'; readonly reason: 'offline' | 'timeout' | 'lost' };

/**
 * The initial status is 'idle': 'pristine' is a slip of the original
 * (docs/behaviour.md#deliberate-departures-from-woocommerce).
 */
export type CheckoutStatus =
	'idle' | 'before_processing' | 'processing' | 'after_processing' | 'complete';

export type PaymentStatus = 'idle' | 'express_started' | 'processing' | 'ready' | 'has_error';

/**
 * Message of the checkout to the shopper. Its text is created where the page is known
 * (src/stores/checkout/placing/failure-notices.ts).
 */
export type CheckoutMessage =
	/** Text of a plugin or of the shop. */
	| { readonly kind: 'text'; readonly text: string }
	/** docs/behaviour.md#messages: "Something went wrong. Please contact us to get assistance." */
	| { readonly kind: 'generic' }
	/** The displayed total differs from the current one; amounts in minor units as strings. */
	| { readonly kind: 'total-changed'; readonly from: string; readonly to: string }
	/** Changes of the cart or the address could not be saved, so nothing was sent. */
	| { readonly kind: 'not-settled' }
	/** A plugin did not respond; nothing was ordered. */
	| { readonly kind: 'no-answer' }
	/** The order did not reach the shop. */
	| { readonly kind: 'not-sent' }
	/** Another request of the shopper held the lock for the whole time. */
	| { readonly kind: 'busy' }
	/** The order with an unknown result no longer blocks this one. */
	| { readonly kind: 'not-ordered' }
	/** The order was placed, and the shop returned no URL to show it. */
	| { readonly kind: 'ordered'; readonly orderId: number };

export interface CheckoutNotice {
	readonly id: string;
	/** Notice context (docs/behaviour.md#notice-contexts). */
	readonly context: string;
	readonly status: 'error' | 'success';
	readonly message: CheckoutMessage;
	readonly isDismissible: boolean;
}

/** docs/behaviour.md#notice-ids. */
export const PAYMENT_ERROR = 'wc-payment-error';
export const EXPRESS_PAYMENT_ERROR = 'wc-express-payment-error';
export const CHECKOUT_ERROR = 'checkout';
