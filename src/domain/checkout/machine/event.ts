import type { ObserverResponse } from '../observer';
import type { PlaceOutcome } from '../order';
import type { PaymentStatus } from '../status';
import type { MethodChoice } from './state';

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
	/** The page was loaded while an attempt is open. */
	| { readonly type: 'attempt-found'; readonly key: string }
	/** Changes and addresses have been saved. `newKey` is the key of the attempt, if one begins. */
	| {
			readonly type: 'settled';
			readonly waitId: number;
			readonly total: string;
			readonly needsPayment: boolean;
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
	| { readonly type: 'answered'; readonly waitId: number; readonly outcome: PlaceOutcome }
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
	| { readonly type: 'complete-set' }
	| {
			readonly type: 'payment-set';
			readonly status: Exclude<PaymentStatus, 'processing' | 'ready'>;
	  };

export type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: Type }>;
