import { NOTHING_OPEN } from '../../domain/menu/path';
import { listenToKeys } from './keyboard';
import { isFolded, pathAround, readParts, type MenuParts } from './parts';
import { followPointer } from './pointer';
import { runMenu, type Clock, type MenuRunner } from './runner';
import { resumePointer, readOpenLists } from './take-over';

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
