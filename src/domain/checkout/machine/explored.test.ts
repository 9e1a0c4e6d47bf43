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

/** Lists violations of a rule; expected to be empty. */
const offences = <Item>(
	items: Iterable<Item>,
	isFine: (item: Item) => boolean,
	describeIt: (item: Item) => string,
): readonly string[] => [...items].filter((item) => !isFine(item)).map(describeIt);

const ofMove = ({ before, event }: Move): string => `${before.phase.name} + ${event.type}`;
const ofState = ({ phase }: MachineState): string => phase.name;

const passingOfTime = (start: MachineState): MachineState => {
	let state = start;
	for (let waits = 0; !isResting(state) && waits < 60; waits += 1) {
		[state] = step(state, { type: 'woke', waitId: state.waitId });
	}
	return state;
};

describe('every reachable state with every event', () => {
	it('covers all phases', () => {
		expect(new Set([...states.values()].map(({ phase }) => phase.name)).size).toBe(12);
		expect(states.size).toBeGreaterThan(100);
	});

	it('can reach idle and complete', () => {
		expect(reachesOneOf(named('idle')).size).toBe(states.size);
		expect(reachesOneOf(named('complete')).size).toBe(states.size);
	});

	it('reaches a resting state through timeouts alone', () => {
		expect(offences(states.values(), (state) => isResting(passingOfTime(state)), ofState)).toEqual(
			[],
		);
	});

	it('starts one timeout, with the current wait id, whenever it waits', () => {
		const isFine = ({ before, after, effects }: Move): boolean => {
			const waits =
				!isResting(after) && (after.waitId !== before.waitId || after.isSlow !== before.isSlow);
			const alarms = effects.flatMap((effect) => (effect.type === 'wake' ? effect.waitId : []));
			return waits ? alarms.length === 1 && alarms[0] === after.waitId : alarms.length === 0;
		};
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('ignores results of earlier waits', () => {
		const ignores = (state: MachineState): boolean =>
			eventsAt(state.waitId - 1, 'new')
				.filter((event) => 'waitId' in event)
				.every((event) => {
					const [after, effects] = step(state, event);
					return after === state && effects.length === 0;
				});
		expect(offences(states.values(), ignores, ofState)).toEqual([]);
	});

	it('never shows an error while processing', () => {
		const isFine = (state: MachineState): boolean => {
			const { status, hasError } = viewStateOf(state);
			return !hasError || (status !== 'before_processing' && status !== 'processing');
		};
		expect(offences(states.values(), isFine, ofState)).toEqual([]);
	});

	it('enables the button only in resting states', () => {
		const isFine = (state: MachineState): boolean => {
			const { phase } = state;
			const isAtRest =
				phase.name === 'idle' ||
				phase.name === 'express' ||
				(phase.name === 'complete' && phase.redirectUrl === '');
			return isAtRest === (viewStateOf(state).wait === null);
		};
		expect(offences(states.values(), isFine, ofState)).toEqual([]);
	});

	it('sends an order only when its total is the displayed one', () => {
		const isFine = ({ before, event, effects }: Move): boolean =>
			effects.every(
				(effect) =>
					effect.type !== 'place' ||
					(before.phase.name === 'preparing' &&
						event.type === 'settled' &&
						event.total === effect.shownTotal),
			);
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('repeats an order only when the shop does not know it', () => {
		const isFine = ({ event, effects }: Move): boolean =>
			effects.every(
				({ type }) =>
					type !== 'place-again' ||
					(event.type === 'responded' && event.outcome.kind === 'unknown'),
			);
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('queries an attempt with an unknown outcome, and starts no other', () => {
		const isFine = ({ before, after }: Move): boolean =>
			before.phase.name !== 'uncertain' || ['uncertain', 'querying'].includes(after.phase.name);
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('tells of an order that another request has placed, and keeps no attempt open', () => {
		const isFine = ({ before, after, event, effects }: Move): boolean =>
			event.type !== 'responded' ||
			event.outcome.kind !== 'placed' ||
			!['placing', 'querying'].includes(before.phase.name) ||
			(after.phase.name === 'complete' &&
				!viewStateOf(after).hasError &&
				[
					'end-attempt',
					'cart-ordered',
					event.outcome.redirectUrl === '' ? 'notify' : 'redirect',
				].every((type) => effects.some((effect) => effect.type === type)));
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('never ends an attempt whose outcome is uncertain, and sends nothing for it', () => {
		const isFine = ({ event, after, effects }: Move): boolean =>
			event.type !== 'responded' ||
			event.outcome.kind !== 'uncertain' ||
			!['placing', 'querying', 'uncertain'].includes(after.phase.name) ||
			effects.every(({ type }) => !['place', 'place-again', 'end-attempt'].includes(type));
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('never lets a plugin or an express window cancel an order that was sent', () => {
		const foreign = [
			'error-set',
			'idle-set',
			'payment-set',
			'express-closed',
			'express-clicked',
			'submitted',
		];
		const isFine = ({ before, after, event }: Move): boolean =>
			!['placing', 'querying'].includes(before.phase.name) ||
			!foreign.includes(event.type) ||
			before === after;
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});

	it('restores the previous method whenever an express payment ends', () => {
		const isFine = ({ before, after, effects }: Move): boolean => {
			const ended = before.express !== null && after.express === null;
			const chosen = effects.filter(
				(effect) => effect.type === 'choose-method' && effect.choice.method === 'cod',
			);
			const isOver = after.phase.name === 'idle' || after.phase.name === 'uncertain';
			return chosen.length === (ended ? 1 : 0) && !(isOver && after.express !== null);
		};
		expect(offences(moves, isFine, ofMove)).toEqual([]);
	});
});
