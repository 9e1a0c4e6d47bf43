import type { ObserverResponse } from '../observer';
import type { PlaceOutcome } from '../order';
import type { PaymentStatus } from '../status';
import type { MethodChoice } from './state';

/** What happens to a checkout. Totals are minor units as text. */
export type CheckoutEvent =
	/** The button was pressed, or an express method wants its order; `openAttempt` is one that was never settled. */
	| {
			readonly type: 'submitted';
			readonly shownTotal: string;
			readonly openAttempt: string | null;
	  }
	/** The page came up while an attempt is open. */
	| { readonly type: 'attempt-found'; readonly key: string }
	/** Changes and addresses have reached the shop. `newKey` is for the attempt, should one begin. */
	| {
			readonly type: 'settled';
			readonly turn: number;
			readonly total: string;
			readonly needsPayment: boolean;
			readonly newKey: string;
	  }
	/** All observers have answered, or the last that was asked. */
	| {
			readonly type: 'observed';
			readonly turn: number;
			readonly responses: readonly ObserverResponse[];
			/** Whether fields have errors. */
			readonly hasFieldErrors: boolean;
			/** Whether an error notice stands on the checkout already. */
			readonly errorIsShown: boolean;
	  }
	/** What came of a POST or of a question. */
	| { readonly type: 'answered'; readonly turn: number; readonly outcome: PlaceOutcome }
	/** The time asked for is over. */
	| { readonly type: 'woke'; readonly turn: number }
	| { readonly type: 'online' }
	| { readonly type: 'asked-again' }
	| { readonly type: 'stopped-waiting' }
	/** The page was left for the payment or the order and has come back from the browser's memory. */
	| { readonly type: 'page-returned' }
	/** `former` is what was chosen until now. */
	| {
			readonly type: 'express-clicked';
			readonly method: string;
			readonly former: MethodChoice;
	  }
	| { readonly type: 'express-closed' }
	/** Text. */
	| { readonly type: 'express-errored'; readonly message: string }
	/** A plugin calls one of the store's setters of old. */
	| { readonly type: 'error-set'; readonly hasError: boolean }
	| { readonly type: 'idle-set' }
	| { readonly type: 'complete-set' }
	| {
			readonly type: 'payment-set';
			readonly status: Exclude<PaymentStatus, 'processing' | 'ready'>;
	  };

export type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;
