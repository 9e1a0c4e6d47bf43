/** State, events and effects of the checkout's state machine. Its rules are in step.ts. */
import type { BillingAddress, ShippingAddress } from '../../support/address';
import type { CartData } from '../../cart/data';
import type { Failure } from '../../failure/failure';
import type { CheckoutEventName, FieldError, ObserverResponse } from '../observer';
import type {
	CheckoutNotice,
	OrderResponse,
	PaymentData,
	PaymentStatus,
	PlaceOutcome,
} from '../order';

/**
 * Effects in the order in which they are run. Those with a `waitId` are followed by an event with the same `waitId`.
 */
export type CheckoutEffect =
	/** Sends typed data and waits until the totals are up to date: `settled`. */
	| { readonly type: 'settle'; readonly waitId: number }
	/** Calls the observers of the event: `observed`. */
	| { readonly type: 'observe'; readonly waitId: number; readonly event: CheckoutEventName }
	/** Stores the key in the browser and sends the order: `responded`. */
	| {
			readonly type: 'place';
			readonly waitId: number;
			readonly key: string;
			/** The shop refuses the order if its own total differs. */
			readonly shownTotal: string;
			/** What the payment plugin returned; null if it left that to the chosen method. */
			readonly paymentData: PaymentData | null;
	  }
	/** Sends the identical order under its key again: `responded`. */
	| { readonly type: 'place-again'; readonly waitId: number; readonly key: string }
	/** Queries the outcome of the attempt: `responded`. */
	| { readonly type: 'query'; readonly waitId: number; readonly key: string }
	/**
	 * Sets a timer in milliseconds: `woke`. It replaces an earlier timer, whose event would be ignored for its older
	 * `waitId`.
	 */
	| { readonly type: 'wake'; readonly waitId: number; readonly after: number }
	/** Removes the stored key of an attempt whose outcome is known. */
	| { readonly type: 'end-attempt'; readonly key: string }
	| { readonly type: 'notify'; readonly notice: CheckoutNotice }
	/**
	 * Shows the reason of the shop's refusal, with the messages and contexts of docs/behaviour.md#failure-notices; its
	 * cart is applied.
	 */
	| { readonly type: 'notify-failure'; readonly failure: Failure }
	/** Removes the notices of this checkout. */
	| { readonly type: 'withdraw-notices' }
	| { readonly type: 'set-field-errors'; readonly errors: Readonly<Record<string, FieldError>> }
	| { readonly type: 'show-field-errors' }
	| {
			readonly type: 'set-addresses';
			readonly billing: BillingAddress | null;
			readonly shipping: ShippingAddress | null;
	  }
	/** Shows other plugins the payment data; the order takes it from `place`. */
	| { readonly type: 'set-payment-data'; readonly data: PaymentData }
	/** Stores the order and its payment result, for stores and observers. */
	| { readonly type: 'store-response'; readonly response: OrderResponse }
	/** The shop empties the cart because it has been ordered. */
	| { readonly type: 'cart-ordered' }
	/** There is no order; observers receive the message. */
	| { readonly type: 'store-refusal'; readonly message: string }
	| { readonly type: 'receive-cart'; readonly cart: CartData }
	| { readonly type: 'choose-method'; readonly choice: MethodChoice }
	/** Not validated yet: safeUrl decides. */
	| { readonly type: 'redirect'; readonly url: string };

/** Events of the checkout. Totals are minor units as strings. */
export type CheckoutEvent =
	/**
	 * The button was clicked, or an express method submits its order; `openAttempt` is the key of an earlier attempt
	 * without a known outcome.
	 */
	| {
			readonly type: 'submitted';
			readonly shownTotal: string;
			readonly openAttempt: string | null;
	  }
	/** The form is to be checked as before an order, without ordering. */
	| {
			readonly type: 'check-asked';
			readonly shownTotal: string;
			readonly openAttempt: string | null;
	  }
	/** The page was loaded while an attempt is open. */
	| { readonly type: 'attempt-found'; readonly key: string }
	/** Changes and addresses have been saved. `newKey` is the key of the attempt, if one begins. */
	| {
			readonly type: 'settled';
			readonly waitId: number;
			readonly total: string;
			readonly needsPayment: boolean;
			/** Why the shop takes no order of this cart; empty if it does. */
			readonly refusal: string;
			readonly newKey: string;
	  }
	/** All observers have responded, or the last one that was called. */
	| {
			readonly type: 'observed';
			readonly waitId: number;
			readonly responses: readonly ObserverResponse[];
			/** True if fields have errors. */
			readonly hasFieldErrors: boolean;
			/** True if the checkout already shows an error notice. */
			readonly errorIsShown: boolean;
	  }
	/** Outcome of a POST or of an attempt query. */
	| { readonly type: 'responded'; readonly waitId: number; readonly outcome: PlaceOutcome }
	/** The timer has fired. */
	| { readonly type: 'woke'; readonly waitId: number }
	| { readonly type: 'online' }
	| { readonly type: 'asked-again' }
	| { readonly type: 'stopped-waiting' }
	/** The page was left for the payment or the order and was restored from the back/forward cache. */
	| { readonly type: 'page-returned' }
	/** `former` is the payment method chosen until now. */
	| {
			readonly type: 'express-clicked';
			readonly method: string;
			readonly former: MethodChoice;
	  }
	| { readonly type: 'express-closed' }
	/** Plain text. */
	| { readonly type: 'express-errored'; readonly message: string }
	/** A plugin calls one of the store's legacy setters. */
	| { readonly type: 'error-set'; readonly hasError: boolean }
	| { readonly type: 'idle-set' }
	/** `redirectUrl` is what a plugin passes: a page to go to instead of that of the order, or nothing. */
	| { readonly type: 'complete-set'; readonly redirectUrl?: unknown }
	| {
			readonly type: 'payment-set';
			readonly status: Exclude<PaymentStatus, 'processing' | 'ready'>;
	  };

export type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;

/** Payment method with its payment data, as chosen in the form. */
interface MethodChoice {
	readonly method: string;
	readonly paymentMethodData: Readonly<Record<string, unknown>>;
}

/** One attempt to place an order, from its POST until its outcome is known. */
export interface Attempt {
	readonly key: string;
	/** Total that the shopper saw, minor units as a string; empty for an attempt that another page began. */
	readonly shownTotal: string;
	/** Number of POSTs sent; 0 for an attempt that another page began. All carry the same key. */
	readonly sends: number;
	/** Message to show if the shop does not know the attempt and it is not sent again. */
	readonly ifUnknown: 'not-sent' | 'busy' | 'not-ordered';
}

export type QueryReason = 'offline' | 'timeout' | 'lost';

export type Phase =
	| { readonly name: 'idle' }
	/** The window of an express method is open. */
	| { readonly name: 'express' }
	/** Changes of the cart and typed addresses are being saved; observers are called afterwards. */
	| { readonly name: 'settling'; readonly shownTotal: string }
	| { readonly name: 'validating'; readonly shownTotal: string; readonly needsPayment: boolean }
	/** The payment method prepares the payment. */
	| { readonly name: 'setting-up'; readonly shownTotal: string }
	/** Changes by the payment method are being saved; the POST is sent afterwards. */
	| {
			readonly name: 'preparing';
			readonly shownTotal: string;
			/** As in the effect `place`. */
			readonly paymentData: PaymentData | null;
	  }
	| { readonly name: 'placing'; readonly attempt: Attempt }
	/** The outcome is being queried. */
	| {
			readonly name: 'querying';
			readonly attempt: Attempt;
			readonly reason: QueryReason;
			/** Number of queries without a result so far. */
			readonly queries: number;
			/** True while the next query waits for its timer. */
			readonly isPausing: boolean;
			/**
			 * Total of the order to place once it is known that nothing was ordered; null if nobody clicked the button.
			 */
			readonly submitAfter: string | null;
	  }
	/** The outcome is unknown. */
	| { readonly name: 'uncertain'; readonly attempt: Attempt; readonly orderId: number | null }
	/** checkout_success observers are being called. */
	| { readonly name: 'succeeding'; readonly response: OrderResponse }
	/** checkout_fail observers are being called. */
	| {
			readonly name: 'failing';
			/** Plain text; empty for the generic message. */
			readonly message: string;
			/** Redirect of the order, if there is one; followed if an observer refuses a retry. */
			readonly redirectUrl: string;
			/** True if the reason has been shown to the shopper. */
			readonly isExplained: boolean;
			/** Nothing was ordered and only the shopper can continue: observers cannot refuse a retry. */
			readonly mustRetry: boolean;
	  }
	| { readonly name: 'complete'; readonly redirectUrl: string };

export interface MachineState {
	readonly phase: Phase;
	readonly hasError: boolean;
	readonly paymentStatus: PaymentStatus;
	/** Payment method replaced by the active express method; null if none is active. */
	readonly express: MethodChoice | null;
	/**
	 * Incremented whenever the machine starts to wait for an event, and when it stops; events with an older id are
	 * ignored.
	 */
	readonly waitId: number;
	/** True if an observer has not responded for a minute. */
	readonly isSlow: boolean;
	/** True if the form is only checked: no order follows. */
	readonly isCheck: boolean;
}

export const initialState: MachineState = {
	phase: { name: 'idle' },
	hasError: false,
	paymentStatus: 'idle',
	express: null,
	waitId: 0,
	isSlow: false,
	isCheck: false,
};
