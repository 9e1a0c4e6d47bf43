import fc from 'fast-check';
import { isTowards, type Area, type Point } from './placement';
import { commonPath, isPartOf, isSamePath, NOTHING_OPEN, parentOf, type Path } from './path';
import { ALL_CLOSED, type MenuEvent, type MenuState, step, HIDE_DELAY, SHOW_DELAY } from './state';

const AT: Point = { x: 0, y: 0 };
const MUGS: Path = ['shop', 'mugs'];

const pointed = (
	now: number,
	over: Path | null,
	at: Point = AT,
	areas: readonly Area[] = [],
): MenuEvent => ({ type: 'pointed', now, at, over, areas });
const waited = (now: number): MenuEvent => ({ type: 'waited', now });
const after = (...events: readonly MenuEvent[]): MenuState => events.reduce(step, ALL_CLOSED);

test('opens 250 ms after the pointer enters', () => {
	const come = [pointed(1000, ['shop']), pointed(1200, ['shop'])];
	expect(after(...come, waited(1249)).open).toEqual([]);
	expect(after(...come, waited(1250)).open).toEqual(['shop']);
});

test('closes 500 ms after the pointer leaves, unless it returns', () => {
	const gone = [pointed(0, ['shop']), waited(250), pointed(1000, null)];
	expect(after(...gone, waited(1499)).open).toEqual(['shop']);
	expect(after(...gone, waited(1500)).open).toEqual([]);
	expect(after(...gone, pointed(1400, ['shop']), waited(2000)).open).toEqual(['shop']);
});

test('opening a sibling closes the open list', () => {
	const beside = [pointed(0, MUGS), waited(250), pointed(300, ['shop', 'bags'])];
	expect(after(...beside, waited(549)).open).toEqual(MUGS);
	expect(after(...beside, waited(550)).open).toEqual(['shop', 'bags']);
});

test('a press opens immediately, and a second one closes', () => {
	const press: MenuEvent = { type: 'pressed', path: ['shop'] };
	expect(after(press).open).toEqual(['shop']);
	expect(after(press, press).open).toEqual([]);
});

test('a press keeps a list that the pointer has just opened', () => {
	const hovered = [pointed(0, ['shop']), waited(250)];
	const press: MenuEvent = { type: 'pressed', path: ['shop'] };
	expect(after(...hovered, press).open).toEqual(['shop']);
	expect(after(...hovered, press, pointed(400, null), waited(5000)).open).toEqual(['shop']);
	expect(after(...hovered, press, press).open).toEqual([]);
});

test('a list closed under the pointer stays closed until the pointer returns', () => {
	const closed = [pointed(0, ['shop']), waited(250), { type: 'closed', path: [] } as const];
	expect(after(...closed, pointed(300, ['shop']), waited(900)).open).toEqual([]);
	const back = [pointed(300, null), pointed(400, ['shop']), waited(650)];
	expect(after(...closed, ...back).open).toEqual(['shop']);
	expect(after(...back, { type: 'closed', path: [] }, ...back).open).toEqual(['shop']);
});

test('a pointer far from a closed menu changes nothing', () => {
	expect(step(ALL_CLOSED, pointed(100, null))).toBe(ALL_CLOSED);
});

test('moving the focus closes the list it leaves, but not one held by the pointer', () => {
	const pressed: MenuEvent = { type: 'opened', path: MUGS };
	expect(after(pressed, { type: 'focused', within: ['shop'] }).open).toEqual(['shop']);
	expect(after(pressed, { type: 'focused', within: MUGS }).open).toEqual(MUGS);
	expect(after(pressed, { type: 'focused', within: null }).open).toEqual([]);
	const hovered = [pointed(0, ['shop']), waited(250)];
	expect(after(...hovered, { type: 'focused', within: null }).open).toEqual(['shop']);
});

describe('a pointer on its way to an open list', () => {
	const list: Area = { left: 100, top: 0, right: 300, bottom: 400 };
	const areas = [list, { left: 300, top: 0, right: 500, bottom: 400 }];
	const opened = [pointed(0, MUGS, { x: 290, y: 20 }, []), waited(250)];

	test('crosses other items without opening them', () => {
		const crossing = [0, 1, 2, 3].map((n) =>
			pointed(300 + n * 200, ['shop', 'bags'], { x: 292 + n * 2, y: 30 + n * 10 }, areas),
		);
		const events = crossing.flatMap((event, n) => [event, waited(300 + n * 200 + 199)]);
		expect(after(...opened, ...events).open).toEqual(MUGS);
	});

	test('opens an item on which it rests', () => {
		const resting = [pointed(300, ['shop', 'bags'], { x: 295, y: 40 }, areas), waited(550)];
		expect(after(...opened, ...resting).open).toEqual(['shop', 'bags']);
	});

	test('opens other items when it moves elsewhere', () => {
		const elsewhere = [300, 400, 500].map((now) =>
			pointed(now, ['shop', 'bags'], { x: 290 - (now - 300) / 10, y: 60 }, areas),
		);
		expect(after(...opened, ...elsewhere, waited(550)).open).toEqual(['shop', 'bags']);
	});
});

// Random visits. Time passes between events, and the state machine receives `waited` when its plan is due, as the
// runner sends it.

const path = fc
	.constantFrom('', 'a', 'a b', 'a c', 'a b d', 'e', 'e f')
	.map((names): Path => names.split(' ').filter(Boolean));
const coordinate = fc.integer({ min: 0, max: 600 });
const areaOf = (depth: number): Area => ({
	left: depth * 150,
	top: 50,
	right: depth * 150 + 150,
	bottom: 400,
});
type Visit = readonly { readonly pause: number; readonly event: MenuEvent }[];

const event: fc.Arbitrary<MenuEvent> = fc.oneof(
	{
		weight: 5,
		arbitrary: fc
			.tuple(fc.option(path), fc.record({ x: coordinate, y: coordinate }))
			.map(([over, at]) => pointed(0, over, at)),
	},
	fc.record({ type: fc.constant('pressed' as const), path: path.filter((p) => p.length > 0) }),
	fc.record({ type: fc.constantFrom('opened' as const, 'closed' as const), path }),
	fc.record({ type: fc.constant('focused' as const), within: fc.option(path) }),
);
const visit: fc.Arbitrary<Visit> = fc.array(
	fc.record({ pause: fc.integer({ min: 0, max: 700 }), event }),
	{ maxLength: 40 },
);

interface Change {
	readonly now: number;
	readonly before: MenuState;
	readonly after: MenuState;
	readonly event: MenuEvent;
}

/** Runs all events of a visit, with the timer events between them. */
const play = (steps: Visit): readonly Change[] => {
	const changes: Change[] = [];
	let state = ALL_CLOSED;
	let now = 0;
	const send = (sent: MenuEvent): void => {
		const before = state;
		state = step(state, sent);
		changes.push({ now, before, after: state, event: sent });
	};
	for (const { pause, event: next } of steps) {
		const until = now + pause;
		while (state.plan !== null && state.plan.due <= until) {
			now = state.plan.due;
			send(waited(now));
		}
		now = until;
		const areas = state.open.map((_, depth) => areaOf(depth));
		send(next.type === 'pointed' ? { ...next, now, areas } : next);
	}
	return changes;
};

/**
 * Checks a condition after every event of random visits.
 *
 * @param holds Receives a change and the earlier ones, the latest first.
 */
const forEveryStep = (holds: (change: Change, earlier: readonly Change[]) => boolean): void => {
	fc.assert(
		fc.property(visit, (steps) => {
			const changes = play(steps);
			return changes.every((change, index) => holds(change, changes.slice(0, index).reverse()));
		}),
	);
};

/** Returns the time since which the pointer has been over this path without interruption. */
const overSince = (earlier: readonly Change[], over: Path): number => {
	let since = Infinity;
	for (const { now, event: move } of earlier) {
		if (move.type === 'pointed') {
			if (!isSamePath(move.over ?? NOTHING_OPEN, over)) {
				break;
			}
			since = now;
		}
	}
	return since;
};

const onlyCloses = ({ before, after: next }: Change): boolean =>
	next.open.length < before.open.length && isPartOf(next.open, before.open);

/** True if a move led from the open lists towards a list that is not part of `next`. */
const wasOnItsWay = ({ before, event: move }: Change, next: Path): boolean =>
	move.type === 'pointed' &&
	before.from !== null &&
	before.open
		.map((_, depth) => areaOf(depth))
		.slice(commonPath(before.open, next).length)
		.some((area) => before.from !== null && isTowards(before.from, area, move.at));

describe('for any sequence of events', () => {
	test('the pointer opens nothing before it has stayed for 250 ms', () => {
		forEveryStep(({ now, before, after: next, event: sent }, earlier) => {
			const opens = sent.type === 'waited' && !isPartOf(next.open, before.open);
			return !opens || now - overSince(earlier, next.open) >= SHOW_DELAY;
		});
	});

	test('the pointer closes nothing before it has been away for 500 ms, unless it opens another', () => {
		forEveryStep((change, earlier) => {
			const closes = change.event.type === 'waited' && onlyCloses(change);
			return !closes || change.now - overSince(earlier, change.after.open) >= HIDE_DELAY;
		});
	});

	test('moving the pointer never changes the open list immediately', () => {
		forEveryStep(
			({ before, after: next, event: sent }) =>
				sent.type !== 'pointed' || next.open === before.open,
		);
	});

	test('nothing closes within 250 ms of a move towards an open list', () => {
		forEveryStep(({ now, before, after: next, event: sent }, [last]) => {
			if (sent.type !== 'waited' || !last || isPartOf(before.open, next.open)) {
				return true;
			}
			return !wasOnItsWay(last, next.open) || now - last.now >= SHOW_DELAY;
		});
	});

	test('a list opened by a press is not closed by the pointer leaving', () => {
		forEveryStep(
			(change) =>
				change.event.type !== 'waited' || change.before.by !== 'press' || !onlyCloses(change),
		);
	});

	test('presses, keys and focus take effect immediately, and no pending timer undoes them', () => {
		forEveryStep(({ before, after: next, event: sent }) => {
			const isOpen = (...paths: readonly Path[]): boolean =>
				next.plan === null && paths.some((wanted) => isSamePath(next.open, wanted));
			switch (sent.type) {
				case 'opened':
					return isOpen(sent.path);
				case 'pressed':
					return isOpen(sent.path, parentOf(sent.path));
				case 'closed':
					return isOpen(commonPath(before.open, sent.path));
				case 'focused':
					return before.by === 'pointer' || isPartOf(next.open, sent.within ?? NOTHING_OPEN);
				case 'pointed':
				case 'waited':
					return true;
			}
		});
	});

	test('a resting pointer opens its item in the end', () => {
		fc.assert(
			fc.property(visit, path, (steps, over) => {
				const away = pointed(0, ['elsewhere']);
				const still = { pause: 1000, event: pointed(0, over) };
				const played = play([...steps, { pause: 0, event: away }, still, still, still]);
				const { open, by } = played.at(-1)?.after ?? ALL_CLOSED;
				expect((by === 'press' && isPartOf(over, open)) || isSamePath(open, over)).toBe(true);
			}),
		);
	});
});
