import { isSamePath, NOTHING_OPEN } from '../../domain/site/menu/path';
import type { Point } from '../../domain/site/menu/placement';
import { ALL_CLOSED } from '../../domain/site/menu/state';
import type { MenuState } from '../../domain/site/menu/state';
import { listenToKeys } from './keyboard';
import { isFolded, pathAround, readParts } from './parts';
import type { MenuParts, SubMenu } from './parts';
import { runMenu } from './runner';
import type { MenuRunner, Clock } from './runner';

/** Notifies the menu of the element under the pointer; null for outside. */
const point = (
	parts: MenuParts,
	{ send, areas }: MenuRunner,
	where: { readonly target: EventTarget | null; readonly at: Point; readonly now: number },
): void => {
	const { target, at, now } = where;
	const over =
		target instanceof Element && parts.nav.contains(target) ? pathAround(parts, target) : null;
	send({ type: 'pointed', now, at, over, areas: areas() });
};

/** Tracks the pointer. Touch is ignored, as is hover while lists expand in place, as all content below would move. */
const followPointer = (parts: MenuParts, runner: MenuRunner): void => {
	const moved = (event: PointerEvent): void => {
		const { target, clientX: x, clientY: y, timeStamp: now } = event;
		const { open, plan } = runner.state();
		const isNear =
			open.length > 0 || plan !== null || (target instanceof Node && parts.nav.contains(target));
		if (event.pointerType !== 'touch' && isNear && !isFolded(parts)) {
			point(parts, runner, { target, at: { x, y }, now });
		}
	};
	const options = { passive: true };
	document.addEventListener('pointermove', moved, options);
	// Fired when the page scrolls below a resting pointer.
	document.addEventListener('pointerover', moved, options);
	document.documentElement.addEventListener('pointerleave', moved, options);
};

const isShown = ({ details, list }: SubMenu): boolean =>
	details.open ||
	(list.getClientRects().length > 0 && getComputedStyle(list).visibility === 'visible');

/**
 * Returns the lists that CSS has opened before the script was loaded: they stay open, to avoid flicker. If two branches
 * are visible, one of them fading, the one under the pointer is used.
 */
const readOpenLists = (parts: MenuParts): MenuState => {
	const shown = parts.subMenus.filter(isShown);
	const last =
		shown.filter(({ item }) => item.matches(':hover')).pop() ??
		shown.filter(({ item }) => item.contains(document.activeElement)).pop() ??
		shown.pop();
	if (!last) {
		return ALL_CLOSED;
	}
	// The start of a click focuses its toggle, too: only a keyboard's focus counts, or that click would close the list.
	const isPressed = last.details.open || last.item.querySelector(':focus-visible') !== null;
	return { ...ALL_CLOSED, open: last.path, by: isPressed ? 'press' : 'pointer' };
};

/**
 * Continues with the pointer event that triggered the hydration: if the pointer rests on the same item since then, its
 * list opens at the same time as without the script.
 */
const resumePointer = (
	wokenBy: Event | null,
	parts: MenuParts,
	runner: MenuRunner,
	now: number,
): void => {
	if (!(wokenBy instanceof PointerEvent) || wokenBy.pointerType === 'touch' || isFolded(parts)) {
		return;
	}
	const target = [...parts.nav.querySelectorAll(':hover')].pop() ?? null;
	const since = wokenBy.target;
	const rests =
		target !== null &&
		since instanceof Element &&
		isSamePath(pathAround(parts, since), pathAround(parts, target));
	const at = { x: wokenBy.clientX, y: wokenBy.clientY };
	point(parts, runner, { target, at, now: rests ? wokenBy.timeStamp : now });
};

/** Handles activations of toggles by mouse, touch, Enter and Space. */
const listenToPresses = (parts: MenuParts, { send }: MenuRunner): void => {
	parts.nav.addEventListener('click', (event) => {
		const pressed = parts.subMenus.find(
			({ toggle }) => event.target instanceof Node && toggle.contains(event.target),
		);
		if (pressed) {
			// Prevents the browser from toggling the details element again.
			event.preventDefault();
			send({ type: 'pressed', path: pressed.path });
			if (isFolded(parts)) {
				// The toggle may have moved, if a long list above was closed.
				pressed.toggle.scrollIntoView({ block: 'nearest' });
			}
		}
	});
};

/** Closes submenus when the focus or a press goes elsewhere; submenus expanded in place cover nothing and stay open. */
const closeWhenLeft = (parts: MenuParts, { send }: MenuRunner): void => {
	document.addEventListener('focusin', ({ target }) => {
		if (target instanceof Element && !isFolded(parts)) {
			const within = parts.nav.contains(target) ? pathAround(parts, target) : null;
			send({ type: 'focused', within });
		}
	});
	document.addEventListener('pointerdown', ({ target }) => {
		if (target instanceof Node && !parts.nav.contains(target) && !isFolded(parts)) {
			send({ type: 'closed', path: NOTHING_OPEN });
		}
	});
};

const followWindow = (parts: MenuParts, { send, place }: MenuRunner): void => {
	let wasFolded = isFolded(parts);
	window.addEventListener('resize', () => {
		if (isFolded(parts) !== wasFolded) {
			wasFolded = !wasFolded;
			send({ type: 'closed', path: NOTHING_OPEN });
		}
		place();
	});
	// Scrolling may happen in a list, whose submenus must follow.
	window.addEventListener('scroll', place, { capture: true, passive: true });
};

/**
 * Starts a menu: delays, keyboard support, and positioning within the viewport.
 *
 * @param triggerEvent Event that triggered the hydration; null if there was none.
 */
export const startMenu = (nav: HTMLElement, clock: Clock, wokenBy: Event | null): void => {
	const parts = readParts(nav);
	const shown = readOpenLists(parts);
	// From here on CSS does not open submenus.
	nav.dataset.scripted = '';
	const runner = runMenu(parts, clock, shown);
	listenToPresses(parts, runner);
	listenToKeys(parts, runner);
	followPointer(parts, runner);
	closeWhenLeft(parts, runner);
	followWindow(parts, runner);
	resumePointer(wokenBy, parts, runner, clock.now());
};
