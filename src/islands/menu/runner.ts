/** Runs the state machine of a menu on the page, and positions open lists within the viewport. */
import { isPartOf } from '../../domain/site/menu/path';
import { placementOf } from '../../domain/site/menu/placement';
import type { Area } from '../../domain/site/menu/placement';
import { step } from '../../domain/site/menu/state';
import type { MenuEvent, MenuState } from '../../domain/site/menu/state';
import { controlsOf, isRightToLeft, isFolded } from './parts';
import type { MenuParts, SubMenu } from './parts';

const pixels = (value: string): number => Number.parseFloat(value) || 0;

/** Returns the distance between a list's edges and its texts. */
const insetOf = (list: HTMLElement): { along: number; up: number } => {
	const { borderTopWidth, paddingTop } = getComputedStyle(list);
	const border = pixels(borderTopWidth);
	const control = controlsOf(list)[0];
	const along = control ? pixels(getComputedStyle(control).paddingInlineStart) : 0;
	return { along: border + along, up: border + pixels(paddingTop) };
};

/** Moves an absolutely or fixed positioned list by its offset from the target, as its containing block is unknown. */
const placeOne = ({ item, list, path }: SubMenu, rightToLeft: boolean): void => {
	const { style } = list;
	const { clientWidth, clientHeight } = document.documentElement;
	style.left ||= '0px';
	style.top ||= '0px';
	const now = list.getBoundingClientRect();
	const { left, top, maxHeight } = placementOf({
		item: item.getBoundingClientRect(),
		// Natural size of the list, even if it is scrolling now.
		list: { width: now.width, height: list.scrollHeight + list.offsetHeight - list.clientHeight },
		view: { width: clientWidth, height: clientHeight },
		inset: insetOf(list),
		beside: path.length > 1,
		isRightToLeft: rightToLeft,
	});
	style.left = `${pixels(style.left) + left - now.left}px`;
	style.top = `${pixels(style.top) + top - now.top}px`;
	style.setProperty('--storefront-menu-room', `${maxHeight}px`);
};

/** Positions open lists within the viewport, outer ones first, as the others are placed beside them. */
const placeLists = (parts: MenuParts, open: readonly SubMenu[]): void => {
	const rightToLeft = isRightToLeft(parts);
	open.forEach((subMenu) => placeOne(subMenu, rightToLeft));
};

/** Clock of the menu, in milliseconds on the timeline of Event.timeStamp. */
export interface Clock {
	readonly now: () => number;
	/** Calls back at a time; returns a function that cancels it. */
	readonly at: (due: number, callback: () => void) => () => void;
}

/** Runs the state machine of domain/site/menu: its state is the open lists on the page. */
export interface MenuRunner {
	readonly state: () => MenuState;
	readonly send: (event: MenuEvent) => void;
	/** Returns the rectangles of the open lists, the outermost first. */
	readonly areas: () => readonly Area[];
	/** Positions the open lists again after something has moved. */
	readonly place: () => void;
}

/** @param initial State that the page shows already. */
export const runMenu = (parts: MenuParts, clock: Clock, initial: MenuState): MenuRunner => {
	let state = initial;
	let cancelTimer = (): void => undefined;

	const openLists = (): readonly SubMenu[] =>
		parts.subMenus.filter(({ path }) => isPartOf(path, state.open));

	const placeOpen = (): void => {
		if (state.open.length > 0 && !isFolded(parts)) {
			placeLists(parts, openLists());
		}
	};

	const show = (): void => {
		for (const { details, path } of parts.subMenus) {
			details.open = isPartOf(path, state.open);
		}
		placeOpen();
	};

	const send = (event: MenuEvent): void => {
		const { open, plan } = state;
		state = step(state, event);
		if (state.open !== open) {
			show();
		}
		if (state.plan !== plan) {
			cancelTimer();
			const due = state.plan?.due;
			cancelTimer =
				due === undefined
					? () => undefined
					: clock.at(due, () => send({ type: 'waited', now: due }));
		}
	};

	show();
	return {
		state: () => state,
		send,
		areas: () => openLists().map(({ list }) => list.getBoundingClientRect()),
		place: placeOpen,
	};
};
