import {
	moveFor,
	type Move,
	commonPath,
	NOTHING_OPEN,
	parentOf,
} from '../../domain/site/menu/path';
import {
	controlsOf,
	isFolded,
	isRightToLeft,
	itemOf,
	LIST,
	pathAround,
	type MenuParts,
	type SubMenu,
} from './parts';
import type { MenuRunner } from './runner';

/** Closes a list and focuses its toggle. */
const leave = ({ path, toggle }: SubMenu, { send }: MenuRunner): true => {
	send({ type: 'closed', path: parentOf(path) });
	toggle.focus();
	return true;
};

const closeAround = (parts: MenuParts, runner: MenuRunner, focused: Element): boolean => {
	const { open } = runner.state();
	const around = commonPath(open, pathAround(parts, focused));
	const innermost = parts.subMenus.find(({ list }) => list.id === around[around.length - 1]);
	if (innermost) {
		return leave(innermost, runner);
	}
	if (open.length > 0) {
		runner.send({ type: 'closed', path: NOTHING_OPEN });
		return true;
	}
	if (!parts.fold?.open || !isFolded(parts)) {
		return false;
	}
	parts.fold.open = false;
	parts.fold.querySelector('summary')?.focus();
	return true;
};

const focusIn = (list: Element, move: Move, focused: Element): boolean => {
	const controls = controlsOf(list);
	const index = controls.findIndex((control) => control === focused);
	const targets: Partial<Record<Move, HTMLElement | undefined>> = {
		next: controls[index + 1],
		previous: controls[index - 1],
		first: controls[0],
		last: controls[controls.length - 1],
	};
	targets[move]?.focus();
	// At either end the focus stays; the key is handled, so that the page does not scroll.
	return true;
};

/** Handles a key; returns true if it had an effect. */
const act = (parts: MenuParts, runner: MenuRunner, key: string, focused: Element): boolean => {
	const list = focused.closest(LIST);
	const outer = parts.of(list);
	const isBar = !outer && !isFolded(parts);
	const move = moveFor(key, { isBar, isRightToLeft: isRightToLeft(parts) });
	if (move === undefined || move === 'close') {
		return move !== undefined && closeAround(parts, runner, focused);
	}
	if (move === 'out') {
		return outer !== undefined && leave(outer, runner);
	}
	if (move !== 'into') {
		return list !== null && focusIn(list, move, focused);
	}
	const subMenu = parts.below(itemOf(focused));
	if (subMenu) {
		runner.send({ type: 'opened', path: subMenu.path });
		controlsOf(subMenu.list)[0]?.focus();
	}
	return subMenu !== undefined;
};

/**
 * Implements the disclosure pattern for navigation of the ARIA Authoring Practices. Enter and Space are handled by the
 * toggles.
 */
export const listenToKeys = (parts: MenuParts, runner: MenuRunner): void => {
	parts.nav.addEventListener('keydown', (event) => {
		const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
		const isPlain = !(altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented);
		if (isPlain && target instanceof Element && act(parts, runner, key, target)) {
			event.preventDefault();
		}
	});
	document.addEventListener('keydown', ({ key, target }) => {
		const isOutside = target instanceof Node && !parts.nav.contains(target);
		// Submenus opened by hover can be dismissed without moving the pointer, wherever the focus is (WCAG 1.4.13).
		if (key === 'Escape' && isOutside && runner.state().open.length > 0 && !isFolded(parts)) {
			runner.send({ type: 'closed', path: NOTHING_OPEN });
		}
	});
};
