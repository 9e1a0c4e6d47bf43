/** Moves that several rules of the machine share. */
import type { CheckoutNotice } from '../notice';
import type { CheckoutEffect } from './effect';
import type { MachineState, Phase } from './state';
import { SETTLE_LIMIT } from './timing';

export type Step = readonly [MachineState, readonly CheckoutEffect[]];

export const unchanged = (state: MachineState): Step => [state, []];

export const notify = (notice: CheckoutNotice): CheckoutEffect => ({ type: 'notify', notice });

/** Asks something of the outside and waits in that phase for the answer, at most `limit` milliseconds. */
export const waitIn = (
	state: MachineState,
	phase: Phase,
	limit: number,
	ask: (turn: number) => CheckoutEffect,
): Step => {
	const turn = state.turn + 1;
	return [
		{ ...state, phase, turn, isSlow: false },
		[{ type: 'wake', turn, after: limit }, ask(turn)],
	];
};

export const withEffects = (before: readonly CheckoutEffect[], [state, effects]: Step): Step => [
	state,
	[...before, ...effects],
];

/** Comes to rest where the shopper can act again; answers that are still to come are for nobody. */
export const toIdle = (
	state: MachineState,
	{ hasError, paymentStatus = 'idle' }: Pick<MachineState, 'hasError'> & Partial<MachineState>,
	effects: readonly CheckoutEffect[],
): Step => {
	const { express } = state;
	// What is said during an express payment is shown once its method is active no more.
	const leaving: readonly CheckoutEffect[] = express
		? [{ type: 'choose-method', choice: express }]
		: [];
	return [
		{
			phase: { name: 'idle' },
			hasError,
			paymentStatus,
			express: null,
			turn: state.turn + 1,
			isSlow: false,
		},
		[...effects, ...leaving],
	];
};

/** First step towards an order: what is typed has to be with the shop. */
export const beginSettling = (state: MachineState, shownTotal: string): Step =>
	withEffects(
		[{ type: 'withdraw-notices' }],
		waitIn(
			{
				...state,
				hasError: false,
				paymentStatus: state.express ? 'express_started' : 'idle',
			},
			{ name: 'settling', shownTotal },
			SETTLE_LIMIT,
			(turn) => ({ type: 'settle', turn }),
		),
	);
