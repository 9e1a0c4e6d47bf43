/** What a menu hears of the pointer, and what it shows when React takes it over from CSS. */
import { isSamePath } from '../../domain/site/menu/path';
import type { Point } from '../../domain/site/menu/placement';
import { ALL_CLOSED, step, type MenuEvent, type MenuState } from '../../domain/site/menu/state';
import { isFolded, openListsOf, pathAround, pathTo, subMenusOf } from './dom';

/**
 * Returns the event of a pointer over an element.
 *
 * @param now Time on the timeline of Event.timeStamp, in milliseconds.
 */
export const pointedAt = (
	nav: Element,
	target: EventTarget | null,
	at: Point,
	now: number,
): MenuEvent => ({
	type: 'pointed',
	now,
	at,
	over: target instanceof Element && nav.contains(target) ? pathAround(target) : null,
	areas: openListsOf(nav).map((list) => list.getBoundingClientRect()),
});

const isOpened = ({ previousElementSibling: details }: Element): boolean =>
	details instanceof HTMLDetailsElement && details.open;

const isShown = (list: Element): boolean =>
	isOpened(list) ||
	(list.getClientRects().length > 0 && getComputedStyle(list).visibility === 'visible');

/**
 * Returns the lists that CSS and the browser have opened: they stay open, to avoid flicker. If two branches are
 * visible, one of them fading, the one under the pointer is used.
 */
const readOpenLists = (nav: Element): MenuState => {
	const shown = subMenusOf(nav).filter(isShown);
	const last =
		shown.filter(({ parentElement: item }) => item?.matches(':hover')).pop() ??
		shown.filter(({ parentElement: item }) => item?.contains(document.activeElement)).pop() ??
		shown.pop();
	if (!last) {
		return ALL_CLOSED;
	}
	// The start of a click focuses its toggle, too: only a keyboard's focus counts, or that click would close the list.
	const isPressed =
		isOpened(last) || (last.parentElement?.querySelector(':focus-visible') ?? null) !== null;
	return { ...ALL_CLOSED, open: pathTo(last), by: isPressed ? 'press' : 'pointer' };
};

/**
 * Returns what the menu shows now. The pointer that brought the script counts on: if it rests on the same item since
 * then, its list opens at the same time as without the script.
 *
 * @param wokenBy Event that triggered the hydration; null if there was none.
 * @param now     Time on the timeline of Event.timeStamp, in milliseconds.
 */
export const readState = (nav: Element, wokenBy: Event | null, now: number): MenuState => {
	const state = readOpenLists(nav);
	if (!(wokenBy instanceof PointerEvent) || wokenBy.pointerType === 'touch' || isFolded(nav)) {
		return state;
	}
	const { target: since, clientX: x, clientY: y, timeStamp } = wokenBy;
	const target = [...nav.querySelectorAll(':hover')].pop();
	const rests =
		target && since instanceof Element && isSamePath(pathAround(since), pathAround(target));
	return step(state, pointedAt(nav, target ?? null, { x, y }, rests ? timeStamp : now));
};
