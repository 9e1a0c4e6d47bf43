/** Express methods: their window opens before anything is submitted, and takes the place of the chosen method. */
import { NOTICE_CONTEXTS } from '../../failure-notices';
import { EXPRESS_PAYMENT_ERROR } from '../notice';
import type { CheckoutEffect } from './effect';
import type { EventOf } from './event';
import type { MachineState } from './state';
import type { Step } from './transition';
import { notify, toIdle, unchanged } from './transition';

/** Whether nothing has left for the shop, so that everything can still be called off. */
export const canBeCalledOff = ({ phase }: MachineState): boolean =>
	['express', 'settling', 'validating', 'setting-up', 'preparing'].includes(phase.name);

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
			// A second button while the first one's window is open does not make that one the former method.
			express: state.express ?? former,
		},
		[
			{ type: 'withdraw-notices' },
			{ type: 'choose-method', choice: { method, paymentMethodData: {} } },
		],
	];
};

/** Called off by the shopper. Once the order has left, closing a window changes nothing. */
export const expressClosed = (state: MachineState): Step =>
	state.express && canBeCalledOff(state)
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
		message: message === '' ? { says: 'generic' } : { says: 'text', text: message },
		isDismissible: true,
	});
	return state.express && canBeCalledOff(state)
		? toIdle(state, { hasError: false, paymentStatus: 'has_error' }, [notice])
		: [state, [notice]];
};
