/** Transitions that several rules of the machine share. */
import type { CheckoutNotice } from '../notice';
import type { CheckoutEffect } from './effect';
import type { MachineState, Phase } from './state';
import { SETTLE_LIMIT } from './timing';

export type Step = readonly [MachineState, readonly CheckoutEffect[]];

export const unchanged = (state: MachineState): Step => [state, []];

export const notify = (notice: CheckoutNotice): CheckoutEffect => ({ type: 'notify', notice });

/** Runs an effect and waits in the phase for its event, at most `limit` milliseconds. */
export const enterWait = (
	state: MachineState,
	phase: Phase,
	limit: number,
	request: (waitId: number) => CheckoutEffect,
): Step => {
	const waitId = state.waitId + 1;
	return [
		{ ...state, phase, waitId, isSlow: false },
		[{ type: 'wake', waitId, after: limit }, request(waitId)],
	];
};

export const withEffects = (before: readonly CheckoutEffect[], [state, effects]: Step): Step => [
	state,
	[...before, ...effects],
];

/** Returns to idle, where the shopper can act again; pending events are ignored. */
export const toIdle = (
	state: MachineState,
	{ hasError, paymentStatus = 'idle' }: Pick<MachineState, 'hasError'> & Partial<MachineState>,
	effects: readonly CheckoutEffect[],
): Step => {
	const { express } = state;
	// Comes last: notices of an express payment become visible when its method is no longer active.
	const leaving: readonly CheckoutEffect[] = express
		? [{ type: 'choose-method', choice: express }]
		: [];
	return [
		{
			phase: { name: 'idle' },
			hasError,
			paymentStatus,
			express: null,
			waitId: state.waitId + 1,
			isSlow: false,
		},
		[...effects, ...leaving],
	];
};

/** First step of an order: typed data has to be saved. */
export const beginSettling = (state: MachineState, shownTotal: string): Step =>
	withEffects(
		[{ type: 'withdraw-notices' }],
		enterWait(
			{
				...state,
				hasError: false,
				paymentStatus: state.express ? 'express_started' : 'idle',
			},
			{ name: 'settling', shownTotal },
			SETTLE_LIMIT,
			(waitId) => ({ type: 'settle', waitId }),
		),
	);
