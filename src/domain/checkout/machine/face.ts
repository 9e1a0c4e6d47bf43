/** What the stores show of the machine's state. */
import type { CheckoutStatus, PaymentStatus } from '../status';
import type { AskReason, MachineState } from './state';

/** Why the place-order button waits. */
export type CheckoutWait =
	/** Observers are asked, payment is set up, the order is being sent. */
	| { readonly kind: 'working' }
	/** A plugin has been asked and has not answered for a minute: `stopWaiting` goes on without it. */
	| { readonly kind: 'slow' }
	/** No answer came: the shop is being asked what has become of the order. */
	| { readonly kind: 'asking'; readonly reason: AskReason }
	/** Nobody can tell whether the order went through; the shopper must not pay again. */
	| { readonly kind: 'uncertain'; readonly orderId: number | null };

export interface MachineFace {
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
		case 'asking':
			return 'processing';
		case 'succeeding':
		case 'failing':
			return 'after_processing';
		case 'complete':
			return 'complete';
	}
};

const waitOf = ({ phase, isSlow }: MachineState): CheckoutWait | null => {
	switch (phase.name) {
		case 'idle':
		case 'express':
			return null;
		case 'asking':
			return { kind: 'asking', reason: phase.reason };
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
			return { kind: isSlow ? 'slow' : 'working' };
	}
};

export const faceOf = (state: MachineState): MachineFace => ({
	status: statusOf(state),
	hasError: state.hasError,
	wait: waitOf(state),
	paymentStatus: state.paymentStatus,
});
