import { NOTHING_OPEN } from '../../domain/menu/path';
import { listenToKeys } from './keyboard';
import { isFolded, pathAround, readParts, type MenuParts } from './parts';
import { followPointer } from './pointer';
import { runMenu, type Clock, type MenuRunner } from './runner';
import { goOnWith, readShown } from './take-over';

/** Toggles, by click, finger, Enter and Space. */
const listenToPresses = (parts: MenuParts, { send }: MenuRunner): void => {
	parts.nav.addEventListener('click', (event) => {
		const pressed = parts.subMenus.find(
			({ toggle }) => event.target instanceof Node && toggle.contains(event.target),
		);
		if (pressed) {
			// The browser would toggle it once more.
			event.preventDefault();
			send({ type: 'pressed', path: pressed.path });
			if (isFolded(parts)) {
				// A long list above may have closed for it.
				pressed.toggle.scrollIntoView({ block: 'nearest' });
			}
		}
	});
};

/** Whoever goes elsewhere leaves nothing open; what has unfolded in place covers nothing and stays. */
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
	// Lists scroll, too: what stands beside them goes along.
	window.addEventListener('scroll', place, { capture: true, passive: true });
};

/**
 * Gives a menu its times, its keys and places inside the window.
 *
 * @param wokenBy What the visitor did first; null where nobody has touched it.
 */
export const startMenu = (nav: HTMLElement, clock: Clock, wokenBy: Event | null): void => {
	const parts = readParts(nav);
	const shown = readShown(parts);
	// From here on CSS opens nothing by itself.
	nav.dataset.scripted = '';
	const runner = runMenu(parts, clock, shown);
	listenToPresses(parts, runner);
	listenToKeys(parts, runner);
	followPointer(parts, runner);
	closeWhenLeft(parts, runner);
	followWindow(parts, runner);
	goOnWith(wokenBy, parts, runner, clock.now());
};
