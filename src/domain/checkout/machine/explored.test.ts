import { eventsAt } from '../../../../test/fixtures/checkout-events';
import type { CheckoutEffect, CheckoutEvent, MachineState } from './state';
import { viewStateOf } from './view-state';
import { initialState } from './state';
import { step } from './step';

/** States that differ only in `waitId` behave the same. */
const nameOf = (state: MachineState): string => JSON.stringify({ ...state, waitId: 0 });

interface Move {
	readonly from: string;
	readonly to: string;
	readonly event: CheckoutEvent;
	readonly effects: readonly CheckoutEffect[];
	readonly before: MachineState;
	readonly after: MachineState;
}

const explore = () => {
	const states = new Map<string, MachineState>([[nameOf(initialState), initialState]]);
	const moves: Move[] = [];
	for (const [from, before] of states) {
		for (const event of eventsAt(before.waitId, 'new')) {
			const [after, effects] = step(before, event);
			const to = nameOf(after);
			moves.push({ from, to, event, effects, before, after });
			if (!states.has(to)) {
				states.set(to, after);
			}
		}
	}
	return { states, moves };
};

const { states, moves } = explore();

const RESTING = ['idle', 'express', 'uncertain', 'complete'];
/** Events of plugins, of an express window, and of another press. */
const FOREIGN = 'error-set idle-set payment-set express-closed express-clicked submitted'.split(
	' ',
);
const isResting = ({ phase }: MachineState): boolean => RESTING.includes(phase.name);

const predecessors = new Map<string, Set<string>>();
for (const { from, to } of moves) {
	predecessors.set(to, (predecessors.get(to) ?? new Set<string>()).add(from));
}

/**
 * Returns the states from which one of the ends can be reached. Iterating over a Set also visits elements added during
 * the loop.
 */
const reachesOneOf = (ends: ReadonlySet<string>): ReadonlySet<string> => {
	const reaching = new Set(ends);
	for (const state of reaching) {
		predecessors.get(state)?.forEach((before) => reaching.add(before));
	}
	return reaching;
};

const named = (...phases: readonly string[]): ReadonlySet<string> =>
	new Set([...states].filter(([, { phase }]) => phases.includes(phase.name)).map(([name]) => name));

const ofMove = ({ before, event }: Move): string => `${before.phase.name} + ${event.type}`;

const everyMove = (promise: string, isKept: (move: Move) => boolean): void =>
	it(promise, () => {
		expect(moves.filter((move) => !isKept(move)).map(ofMove)).toEqual([]);
	});

const everyState = (promise: string, isKept: (state: MachineState) => boolean): void =>
	it(promise, () => {
		const offences = [...states.values()].filter((state) => !isKept(state));
		expect(offences.map(({ phase }) => phase.name)).toEqual([]);
	});

describe('every reachable state with every event', () => {
	it('covers all phases', () => {
		expect(new Set([...states.values()].map(({ phase }) => phase.name)).size).toBe(12);
		expect(states.size).toBeGreaterThan(100);
	});

	it('can reach idle and complete', () => {
		expect(reachesOneOf(named('idle')).size).toBe(states.size);
		expect(reachesOneOf(named('complete')).size).toBe(states.size);
	});

	everyState('reaches a resting state through timeouts alone', (start) => {
		let state = start;
		for (let waits = 0; !isResting(state) && waits < 60; waits += 1) {
			[state] = step(state, { type: 'woke', waitId: state.waitId });
		}
		return isResting(state);
	});

	everyMove(
		'starts one timeout, with the current wait id, whenever it waits',
		({ before, after, effects }) => {
			const waits =
				!isResting(after) && (after.waitId !== before.waitId || after.isSlow !== before.isSlow);
			const alarms = effects.flatMap((effect) => (effect.type === 'wake' ? effect.waitId : []));
			return waits ? alarms.length === 1 && alarms[0] === after.waitId : alarms.length === 0;
		},
	);

	everyState('ignores results of earlier waits', (state) =>
		eventsAt(state.waitId - 1, 'new')
			.filter((event) => 'waitId' in event)
			.every((event) => {
				const [after, effects] = step(state, event);
				return after === state && effects.length === 0;
			}),
	);

	everyState('never shows an error while processing', (state) => {
		const { status, hasError } = viewStateOf(state);
		return !hasError || (status !== 'before_processing' && status !== 'processing');
	});

	everyState('enables the button only in resting states', (state) => {
		const { phase } = state;
		const isAtRest =
			phase.name === 'idle' ||
			phase.name === 'express' ||
			(phase.name === 'complete' && phase.redirectUrl === '');
		return isAtRest === (viewStateOf(state).wait === null);
	});

	everyMove(
		'sends an order only when its total is the displayed one',
		({ before, event, effects }) =>
			effects.every(
				(effect) =>
					effect.type !== 'place' ||
					(before.phase.name === 'preparing' &&
						event.type === 'settled' &&
						event.total === effect.shownTotal),
			),
	);

	everyState(
		'sets up no payment while it only checks the form',
		({ isCheck, phase }) => !isCheck || ['settling', 'validating'].includes(phase.name),
	);

	everyMove('repeats an order only when the shop does not know it', ({ event, effects }) =>
		effects.every(
			({ type }) =>
				type !== 'place-again' || (event.type === 'responded' && event.outcome.kind === 'unknown'),
		),
	);

	everyMove(
		'queries an attempt with an unknown outcome, and starts no other',
		({ before, after }) =>
			before.phase.name !== 'uncertain' || ['uncertain', 'querying'].includes(after.phase.name),
	);

	everyMove(
		'tells of an order that another request has placed, and keeps no attempt open',
		({ before, after, event, effects }) =>
			event.type !== 'responded' ||
			event.outcome.kind !== 'placed' ||
			!['placing', 'querying'].includes(before.phase.name) ||
			(after.phase.name === 'complete' &&
				!viewStateOf(after).hasError &&
				[
					'end-attempt',
					'cart-ordered',
					event.outcome.redirectUrl === '' ? 'notify' : 'redirect',
				].every((type) => effects.some((effect) => effect.type === type))),
	);

	everyMove(
		'never ends an attempt whose outcome is uncertain, and sends nothing for it',
		({ event, after, effects }) =>
			event.type !== 'responded' ||
			event.outcome.kind !== 'uncertain' ||
			!['placing', 'querying', 'uncertain'].includes(after.phase.name) ||
			effects.every(({ type }) => !['place', 'place-again', 'end-attempt'].includes(type)),
	);

	everyMove(
		'never lets a plugin or an express window cancel an order that was sent',
		({ before, after, event }) =>
			!['placing', 'querying'].includes(before.phase.name) ||
			!FOREIGN.includes(event.type) ||
			before === after,
	);

	everyMove(
		'restores the previous method whenever an express payment ends',
		({ before, after, effects }) => {
			const ended = before.express !== null && after.express === null;
			const chosen = effects.filter(
				(effect) => effect.type === 'choose-method' && effect.choice.method === 'cod',
			);
			const isOver = after.phase.name === 'idle' || after.phase.name === 'uncertain';
			return chosen.length === (ended ? 1 : 0) && !(isOver && after.express !== null);
		},
	);
});
