import { flushSync } from '@wordpress/element';
import {
	moveFor,
	type Move,
	commonPath,
	NOTHING_OPEN,
	parentOf,
	type Path,
} from '../../domain/site/menu/path';
import type { MenuEvent } from '../../domain/site/menu/state';
import {
	controlsOf,
	foldOf,
	isRightToLeft,
	listAround,
	listBelow,
	pathAround,
	pathTo,
	subMenusOf,
	toggleOf,
} from './dom';

interface OpenMenu {
	readonly nav: Element;
	readonly open: Path;
	readonly isFolded: boolean;
	readonly send: (event: MenuEvent) => void;
}

/** Closes a list and focuses its toggle. */
const leave = (list: HTMLElement, { send }: OpenMenu): true => {
	send({ type: 'closed', path: parentOf(pathTo(list)) });
	toggleOf(list)?.focus();
	return true;
};

const closeAround = (menu: OpenMenu, focused: Element): boolean => {
	const { nav, open, isFolded, send } = menu;
	const around = commonPath(open, pathAround(focused));
	const innermost = subMenusOf(nav).find(({ id }) => id === around[around.length - 1]);
	if (innermost) {
		return leave(innermost, menu);
	}
	if (open.length > 0) {
		send({ type: 'closed', path: NOTHING_OPEN });
		return true;
	}
	const fold = foldOf(nav);
	if (!fold?.open || !isFolded) {
		return false;
	}
	fold.open = false;
	fold.querySelector('summary')?.focus();
	return true;
};

const focusIn = (list: Element, move: Move, focused: Element): true => {
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

/**
 * Handles a key by the disclosure pattern for navigation of the ARIA Authoring Practices; returns true if it had an
 * effect. Enter and Space are handled by the toggles.
 */
export const pressKey = (menu: OpenMenu, key: string, focused: Element): boolean => {
	const { nav, isFolded, send } = menu;
	const list = listAround(focused);
	const isInSubMenu = pathTo(list).length > 0;
	const isBar = !isInSubMenu && !isFolded;
	const move = moveFor(key, { isBar, isRightToLeft: isRightToLeft(nav) });
	if (move === undefined || move === 'close') {
		return move !== undefined && closeAround(menu, focused);
	}
	if (move === 'out') {
		return list !== null && isInSubMenu && leave(list, menu);
	}
	if (move !== 'into') {
		return list !== null && focusIn(list, move, focused);
	}
	const below = listBelow(focused);
	if (below) {
		// Only what is drawn takes the focus.
		flushSync(() => send({ type: 'opened', path: pathTo(below) }));
		controlsOf(below)[0]?.focus();
	}
	return below !== null;
};
