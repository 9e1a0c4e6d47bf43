/** What is sent to place an order and what can come of it (spec section 7, place order; anchors). */
import type { BillingAddress, ShippingAddress } from '../address';
import type { CartData } from '../cart/data';
import type { Failure } from '../failure';

/** One entry of payment_data. */
export interface PaymentDatum {
	readonly key: string;
	readonly value: string | boolean;
}

/** Everything that POST checkout carries; addresses normalised, hidden fields blanked. */
export interface OrderRequest {
	readonly billingAddress: BillingAddress;
	/** null where nothing is shipped. */
	readonly shippingAddress: ShippingAddress | null;
	readonly customerNote: string;
	readonly createAccount: boolean;
	/** Empty where the shop makes one up. */
	readonly customerPassword: string;
	/** null where nothing is to pay: then no payment key is sent at all. */
	readonly payment: { readonly method: string; readonly data: readonly PaymentDatum[] } | null;
	/** Data of plugins by their namespace. */
	readonly extensions: Readonly<Record<string, unknown>>;
	/** Fields of plugins beside the addresses ("namespace/name"); a ticked box has '1', one that is not '0'. */
	readonly additionalFields: Readonly<Record<string, string>>;
	/** total_price that the shopper saw, minor units as text; the shop refuses the order where its own differs. */
	readonly expectedTotal: string;
}

/** payment_result of an answer (spec section 3, payment result). */
export interface PaymentResult {
	/** Text; empty where the shop said nothing. */
	readonly message: string;
	/** 'success', 'pending', 'failure', 'error' …; 'not set' where the answer has none. */
	readonly paymentStatus: string;
	/** As it came; follow it through safeUrl only. */
	readonly redirectUrl: string;
	readonly paymentDetails: Readonly<Record<string, string>>;
}

/** An answer that holds an order: it exists, whether it is paid or not. */
export interface OrderAnswer {
	/** The status of the HTTP answer: 200 and 202 went well, 400 means that the payment failed. */
	readonly httpStatus: number;
	readonly orderId: number;
	readonly customerId: number;
	readonly orderStatus: string;
	readonly payment: PaymentResult;
	/** The answer as it came, for observers of plugins. */
	readonly raw: Readonly<Record<string, unknown>>;
}

/** How one attempt to place an order ended, as far as is known. */
export type PlaceOutcome =
	/** The order is there; httpStatus and payment say how it went. The attempt's key is used up. */
	| { readonly kind: 'ordered'; readonly answer: OrderAnswer }
	/** The shop said no, and nothing was ordered or paid: the shopper may mend it and try anew. */
	| { readonly kind: 'refused'; readonly failure: Failure }
	/** The total is not the one that was shown. Nothing was ordered. */
	| { readonly kind: 'total-changed'; readonly cart: CartData | null; readonly message: string }
	/** Another request of this attempt, or another tab, is at it: ask again after so many milliseconds. */
	| { readonly kind: 'running'; readonly retryAfter: number }
	/** The shop itself cannot tell whether money has moved: never to be repeated. */
	| { readonly kind: 'uncertain'; readonly orderId: number | null }
	/** The shop has never heard of the attempt: it may be sent again under the same key. */
	| { readonly kind: 'unknown' }
	/** No answer could be had. */
	| { readonly kind: 'unreachable'; readonly reason: 'offline' | 'timeout' | 'lost' };
