/** What the place-order button is up to. */
import type { CheckoutState } from '../../../stores/checkout/contract';

export type ButtonState =
	| { readonly kind: 'ready' }
	/** An express method is at work. */
	| { readonly kind: 'blocked' }
	| Exclude<CheckoutState['wait'], null>
	/** The order is there; the page that shows it is on its way, where there is one. */
	| { readonly kind: 'complete'; readonly leaves: boolean };

interface ButtonFacts {
	readonly status: CheckoutState['status'];
	readonly wait: CheckoutState['wait'];
	readonly redirectUrl: string;
	readonly isExpressActive: boolean;
}

/**
 * Waiting for an outcome goes before what others do: nothing may be paid twice. Totals that are being calculated block
 * nothing: leaving the last field for the button starts that, and placing the order waits for it.
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
