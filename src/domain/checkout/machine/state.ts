/**
 * State of the checkout's state machine. Its events are in event.ts, its effects in effect.ts, its rules in step.ts.
 */
import type { OrderResponse } from '../order';
import type { PaymentStatus } from '../status';

/** Payment method with its payment data, as chosen in the form. */
export interface MethodChoice {
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
	| { readonly name: 'preparing'; readonly shownTotal: string }
	| { readonly name: 'placing'; readonly attempt: Attempt }
	/** The outcome is being queried. */
	| {
			readonly name: 'asking';
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
	 * Incremented whenever the machine starts to wait for an event, and when it stops; events with an older `turn` are
	 * ignored.
	 */
	readonly waitId: number;
	/** True if an observer has not responded for a minute. */
	readonly isSlow: boolean;
}

export const initialState: MachineState = {
	phase: { name: 'idle' },
	hasError: false,
	paymentStatus: 'idle',
	express: null,
	waitId: 0,
	isSlow: false,
};
