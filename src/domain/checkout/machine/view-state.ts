/** View state of the checkout, which the stores expose. */
import type { CheckoutStatus, PaymentStatus } from '../order';
import type { QueryReason, MachineState } from './state';

/** Reason why the place-order button waits. */
export type CheckoutWait =
	/** Observers are called, the payment is set up, or the order is being sent. */
	| { readonly kind: 'working' }
	/** The form is only checked. */
	| { readonly kind: 'checking' }
	/** An observer has not responded for a minute: `stopWaiting` continues without it. */
	| { readonly kind: 'slow' }
	/** There was no response: the shop is being queried for the outcome of the order. */
	| { readonly kind: 'querying'; readonly reason: QueryReason }
	/** It is unknown if the order was placed; the shopper must not pay again. */
	| { readonly kind: 'uncertain'; readonly orderId: number | null };

export interface MachineViewState {
	readonly status: CheckoutStatus;
	readonly hasError: boolean;
	readonly wait: CheckoutWait | null;
	readonly paymentStatus: PaymentStatus;
}

const statusOf = ({ phase }: MachineState): CheckoutStatus => {
	switch (phase.name) {
		case 'idle':
		case 'express':
		case 'uncertain':
			return 'idle';
		case 'settling':
		case 'validating':
			return 'before_processing';
		case 'setting-up':
		case 'preparing':
		case 'placing':
		case 'querying':
			return 'processing';
		case 'succeeding':
		case 'failing':
			return 'after_processing';
		case 'complete':
			return 'complete';
	}
};

const waitOf = ({ phase, isSlow, isCheck }: MachineState): CheckoutWait | null => {
	switch (phase.name) {
		case 'idle':
		case 'express':
			return null;
		case 'querying':
			return { kind: 'querying', reason: phase.reason };
		case 'uncertain':
			return { kind: 'uncertain', orderId: phase.orderId };
		case 'complete':
			return phase.redirectUrl === '' ? null : { kind: 'working' };
		case 'settling':
		case 'validating':
		case 'setting-up':
		case 'preparing':
		case 'placing':
		case 'succeeding':
		case 'failing':
			if (isSlow) {
				return { kind: 'slow' };
			}
			return { kind: isCheck ? 'checking' : 'working' };
	}
};

export const viewStateOf = (state: MachineState): MachineViewState => ({
	status: statusOf(state),
	hasError: state.hasError,
	wait: waitOf(state),
	paymentStatus: state.paymentStatus,
});
