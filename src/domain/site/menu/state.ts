/**
 * State machine of a menu (docs/behaviour.md#menu), pure: `step(state, event)` returns the next state. Its runner sends
 * 'waited' when the plan is due. Touch input sends 'pressed', never 'pointed'.
 */
import { NOTHING_OPEN, commonPath, isPartOf, isSamePath, parentOf } from './path';
import type { Path } from './path';
import { isTowards } from './placement';
import type { Area, Point } from './placement';

/** Open lists of a menu and the planned change. */
export interface MenuState {
	readonly open: Path;
	/**
	 * Origin of the open lists: lists opened by a pointer close when it leaves; lists opened by a click or a key stay
	 * open until they are closed, lose the focus, or the pointer opens others.
	 */
	readonly by: 'pointer' | 'press';
	/** Lists that open at a time if the pointer stays, and the position of the pointer; null if nothing will change. */
	readonly plan: { readonly open: Path; readonly due: number; readonly at: Point } | null;
	/**
	 * Last position of the pointer over the open lists, from which it moves to another open list. Null if it has not
	 * been there.
	 */
	readonly from: Point | null;
	/** Path closed under the pointer; it does not open again until the pointer has been elsewhere. */
	readonly dismissed: Path | null;
}

export const ALL_CLOSED: MenuState = {
	open: NOTHING_OPEN,
	by: 'pointer',
	plan: null,
	from: null,
	dismissed: null,
};

/** Events of a menu. Times are milliseconds of one monotonic clock. */
export type MenuEvent =
	| {
			readonly type: 'pointed';
			readonly now: number;
			readonly at: Point;
			/** Lists around the item under the pointer, and its own list. Null outside the menu. */
			readonly over: Path | null;
			/** Rectangles of the open lists, in the order of `open`. */
			readonly areas: readonly Area[];
	  }
	/** The time has advanced. */
	| { readonly type: 'waited'; readonly now: number }
	/** A toggle was pressed; `path` leads to its list. */
	| { readonly type: 'pressed'; readonly path: Path }
	/** Opens all of `path` and nothing else, immediately. */
	| { readonly type: 'opened'; readonly path: Path }
	/** The focus is within these lists; null outside the menu. */
	| { readonly type: 'focused'; readonly within: Path | null }
	/** Closes all lists but `path`: Escape, a press outside. */
	| { readonly type: 'closed'; readonly path: Path };

type EventOf<Type extends MenuEvent['type']> = Extract<MenuEvent, { type: Type }>;

/** Time that a pointer must stay before a sub-menu opens, in milliseconds (docs/behaviour.md#menu). */
export const SHOW_DELAY = 250;
/** Time after which a sub-menu closes that the pointer has left, in milliseconds (docs/behaviour.md#menu). */
export const HIDE_DELAY = 500;

/** Closes all lists outside `path` immediately. */
const cut = (state: MenuState, path: Path): MenuState => {
	const open = commonPath(state.open, path);
	return open.length === state.open.length ? state : { ...state, open, plan: null };
};

/** True if the pointer moves towards a list that would close for `over`. */
const isTravelling = (
	{ open, from }: MenuState,
	over: Path,
	{ at, areas }: EventOf<'pointed'>,
): boolean =>
	from !== null &&
	areas.slice(commonPath(open, over).length).some((area) => isTowards(from, area, at));

/** Plans the change for a pointer that is over something other than the open lists. */
const planFor = (state: MenuState, event: EventOf<'pointed'>): MenuState => {
	const { open, by, plan } = state;
	const over = event.over ?? NOTHING_OPEN;
	const onlyCloses = isPartOf(over, open);
	if (onlyCloses && by === 'press') {
		return plan === null ? state : { ...state, plan: null };
	}
	// A moving pointer crosses other items; they open only if it stops there.
	const isUnchanged =
		plan !== null && isSamePath(plan.open, over) && !isTravelling(state, over, event);
	if (isUnchanged) {
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
	const undismissed = state.dismissed === null ? state : { ...state, dismissed: null };
	const isFar = event.over === null && state.open.length === 0 && state.plan === null;
	if (isFar) {
		return undismissed;
	}
	// Position of the pointer while it is over the open lists or a path below them; any other path leaves them, so the
	// last position is kept.
	const from = isPartOf(undismissed.open, over) ? event.at : undismissed.from;
	if (isSamePath(over, undismissed.open)) {
		return { ...undismissed, plan: null, from };
	}
	return planFor({ ...undismissed, from }, event);
};

const waited = (state: MenuState, now: number): MenuState => {
	const { plan } = state;
	return plan !== null && now >= plan.due
		? { ...state, open: plan.open, by: 'pointer', plan: null, from: plan.at }
		: state;
};

/**
 * The first press on a list opened by the pointer keeps it open, because a visitor who hovers and clicks wants it open.
 */
const pressed = (state: MenuState, path: Path): MenuState =>
	isPartOf(path, state.open) && state.by === 'press'
		? { ...cut(state, parentOf(path)), plan: null, dismissed: path }
		: { ...state, open: path, by: 'press', plan: null, dismissed: null };

const focused = (state: MenuState, within: Path | null): MenuState =>
	state.by === 'press' ? cut(state, within ?? NOTHING_OPEN) : state;

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
