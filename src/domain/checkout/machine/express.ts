/** Transitions of express methods, whose window replaces the form until their order is sent. */
import { NOTICE_CONTEXTS } from '../../failure/failure';
import { EXPRESS_PAYMENT_ERROR } from '../order';
import type { CheckoutEffect, EventOf, MachineState } from './state';
import { canBeCancelled, notify, toIdle, unchanged } from './transition';
import type { Step } from './transition';

/** The method's window opens before anything is submitted; meanwhile it replaces the chosen payment method. */
export const expressClicked = (
	state: MachineState,
	{ method, former }: EventOf<'express-clicked'>,
): Step => {
	const { name } = state.phase;
	if (name !== 'idle' && name !== 'express') {
		return unchanged(state);
	}
	return [
		{
			...state,
			phase: { name: 'express' },
			hasError: false,
			paymentStatus: 'express_started',
			// If the first method's window is still open, a second click does not make that method the former one.
			express: state.express ?? former,
		},
		[
			{ type: 'withdraw-notices' },
			{ type: 'choose-method', choice: { method, paymentMethodData: {} } },
		],
	];
};

/** Cancelled by the shopper. Closing the window after the order has been sent changes nothing. */
export const expressClosed = (state: MachineState): Step =>
	state.express && canBeCancelled(state)
		? toIdle(state, { hasError: false }, [])
		: unchanged(state);

export const expressErrored = (
	state: MachineState,
	{ message }: EventOf<'express-errored'>,
): Step => {
	const notice: CheckoutEffect = notify({
		id: EXPRESS_PAYMENT_ERROR,
		context: NOTICE_CONTEXTS.expressPayments,
		status: 'error',
		message: message === '' ? { kind: 'generic' } : { kind: 'text', text: message },
		isDismissible: true,
	});
	return state.express && canBeCancelled(state)
		? toIdle(state, { hasError: false, paymentStatus: 'has_error' }, [notice])
		: [state, [notice]];
};
