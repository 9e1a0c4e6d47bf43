/** What the checkout machine knows. What moves it is in event.ts, what it wants done in effect.ts, the rules in step.ts. */
import type { OrderAnswer } from '../order';
import type { PaymentStatus } from '../status';

/** A payment method with what is known of the payment, as chosen in the form. */
export interface MethodChoice {
	readonly method: string;
	readonly paymentMethodData: Readonly<Record<string, unknown>>;
}

/** One attempt to place an order, from its POST until its outcome is known. */
export interface Attempt {
	readonly key: string;
	/** What the shopper saw, minor units as text; empty for an attempt that another page began. */
	readonly shownTotal: string;
	/** How often the POST has left; 0 for an attempt that another page began. Repeats carry the same key. */
	readonly sends: number;
}

export type AskReason = 'offline' | 'timeout' | 'lost';

export type Phase =
	| { readonly name: 'idle' }
	/** The window of an express method is open. */
	| { readonly name: 'express' }
	/** Changes of the cart and typed addresses are on their way to the shop; then observers are asked. */
	| { readonly name: 'settling'; readonly shownTotal: string }
	| { readonly name: 'validating'; readonly shownTotal: string; readonly needsPayment: boolean }
	/** The payment method prepares the payment. */
	| { readonly name: 'setting-up'; readonly shownTotal: string }
	/** What the payment method changed is on its way; then the POST leaves. */
	| { readonly name: 'preparing'; readonly shownTotal: string }
	| { readonly name: 'placing'; readonly attempt: Attempt }
	/** The outcome is being asked for. */
	| {
			readonly name: 'asking';
			readonly attempt: Attempt;
			readonly reason: AskReason;
			/** Questions so far that brought nothing. */
			readonly asks: number;
			/** Whether the next question waits for its time. */
			readonly isPausing: boolean;
			/** The total to place an order for once it is known that nothing was; null where nobody pressed the button. */
			readonly submitAfter: string | null;
	  }
	/** Nobody can tell what came of it. */
	| { readonly name: 'uncertain'; readonly attempt: Attempt; readonly orderId: number | null }
	/** checkout_success observers are asked. */
	| { readonly name: 'succeeding'; readonly answer: OrderAnswer }
	/** checkout_fail observers are asked. */
	| {
			readonly name: 'failing';
			/** Text; empty for the generic one. */
			readonly message: string;
			/** Of the order, where there is one; followed when an observer wants no retry. */
			readonly redirectUrl: string;
			/** Whether the shopper has been told why. */
			readonly isSaid: boolean;
			/** Nothing was ordered, and only the shopper can go on: a retry cannot be refused. */
			readonly mustRetry: boolean;
	  }
	| { readonly name: 'complete'; readonly redirectUrl: string };

export interface MachineState {
	readonly phase: Phase;
	readonly hasError: boolean;
	readonly paymentStatus: PaymentStatus;
	/** While an express method is active: what it took the place of. */
	readonly express: MethodChoice | null;
	/** Grows with whatever is asked of the outside: answers to an older turn come too late. */
	readonly turn: number;
	/** An observer has not answered for a minute. */
	readonly isSlow: boolean;
}

export const initialState: MachineState = {
	phase: { name: 'idle' },
	hasError: false,
	paymentStatus: 'idle',
	express: null,
	turn: 0,
	isSlow: false,
};
