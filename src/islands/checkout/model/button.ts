/** State of the place-order button. */
import type { CheckoutState } from '../../../stores/checkout/contract';

export type ButtonState =
	| { readonly kind: 'ready' }
	/** An express payment method is active. */
	| { readonly kind: 'blocked' }
	| Exclude<CheckoutState['wait'], null>
	/** The order was placed; `leaves` is true if its page is being loaded. */
	| { readonly kind: 'complete'; readonly leaves: boolean };

interface ButtonFacts {
	readonly status: CheckoutState['status'];
	readonly wait: CheckoutState['wait'];
	readonly redirectUrl: string;
	readonly isExpressActive: boolean;
}

/**
 * Returns the state of the button. Waiting for an order's result has priority over an active express method, so that
 * nothing is paid twice. Pending totals do not block the button: leaving the last field for the button starts a
 * calculation, and placing the order waits for it.
 */
export const buttonState = (facts: ButtonFacts): ButtonState => {
	if (facts.status === 'complete') {
		return { kind: 'complete', leaves: facts.redirectUrl !== '' };
	}
	if (facts.wait !== null) {
		return facts.wait;
	}
	if (facts.status !== 'idle') {
		return { kind: 'working' };
	}
	return facts.isExpressActive ? { kind: 'blocked' } : { kind: 'ready' };
};
