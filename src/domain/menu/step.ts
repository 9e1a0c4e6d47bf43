/**
 * The timing of a menu (spec sections 2 and 9) as a pure machine: `step(state, event)` gives the next state. Whoever runs it sends
 * 'waited' when the plan is due. Fingers press, they do not point.
 */
import { isTowards } from './area';
import { commonPath, isPartOf, isSamePath, NOTHING_OPEN, parentOf, type Path } from './path';
import { ALL_CLOSED, type EventOf, type MenuEvent, type MenuState } from './state';
import { HIDE_DELAY, SHOW_DELAY } from './timing';

/** Closes what is not in `path`, at once. */
const cut = (state: MenuState, path: Path): MenuState => {
	const open = commonPath(state.open, path);
	return open.length === state.open.length ? state : { ...state, open, plan: null };
};

/** Whether the pointer is on its way to a list that would close for `over`. */
const isTravelling = (
	{ open, from }: MenuState,
	over: Path,
	{ at, areas }: EventOf<'pointed'>,
): boolean =>
	from !== null &&
	areas.slice(commonPath(open, over).length).some((area) => isTowards(from, area, at));

/** What the pointer wants while it is over something else than what is open. */
const planFor = (state: MenuState, event: EventOf<'pointed'>): MenuState => {
	const { open, by, plan } = state;
	const over = event.over ?? NOTHING_OPEN;
	const onlyCloses = isPartOf(over, open);
	if (onlyCloses && by === 'press') {
		return plan === null ? state : { ...state, plan: null };
	}
	// A pointer on its way crosses other items: they open where it comes to rest.
	const isKept = plan !== null && isSamePath(plan.open, over) && !isTravelling(state, over, event);
	if (isKept) {
		return state;
	}
	const due = event.now + (onlyCloses ? HIDE_DELAY : SHOW_DELAY);
	return { ...state, plan: { open: over, due, at: event.at } };
};

const pointed = (state: MenuState, event: EventOf<'pointed'>): MenuState => {
	const over = event.over ?? NOTHING_OPEN;
	if (state.dismissed !== null && isSamePath(over, state.dismissed)) {
		return state;
	}
	const awake = state.dismissed === null ? state : { ...state, dismissed: null };
	// What opens below an open list comes to it; all else leaves it, or would.
	const from = isPartOf(awake.open, over) ? event.at : awake.from;
	if (isSamePath(over, awake.open)) {
		return { ...awake, plan: null, from };
	}
	return planFor({ ...awake, from }, event);
};

const waited = (state: MenuState, now: number): MenuState => {
	const { plan } = state;
	return plan !== null && now >= plan.due
		? { ...state, open: plan.open, by: 'pointer', plan: null, from: plan.at }
		: state;
};

/** The first press on what the pointer has opened keeps it: whoever hovers and clicks wants it open. */
const pressed = (state: MenuState, path: Path): MenuState =>
	isPartOf(path, state.open) && state.by === 'press'
		? { ...cut(state, parentOf(path)), plan: null, dismissed: path }
		: { ...state, open: path, by: 'press', plan: null, dismissed: null };

const focused = (state: MenuState, within: Path | null): MenuState =>
	state.by === 'press' ? cut(state, within ?? NOTHING_OPEN) : state;

/** The next state. */
export const step = (state: MenuState, event: MenuEvent): MenuState => {
	switch (event.type) {
		case 'pointed':
			return pointed(state, event);
		case 'waited':
			return waited(state, event.now);
		case 'pressed':
			return pressed(state, event.path);
		case 'opened':
			return { ...ALL_CLOSED, open: event.path, by: 'press' };
		case 'focused':
			return focused(state, event.within);
		case 'closed':
			return { ...cut(state, event.path), plan: null, dismissed: state.open };
	}
};
