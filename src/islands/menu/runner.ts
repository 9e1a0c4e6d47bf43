import type { Area } from '../../domain/menu/area';
import { isPartOf } from '../../domain/menu/path';
import type { MenuEvent, MenuState } from '../../domain/menu/state';
import { step } from '../../domain/menu/step';
import { isFolded, type MenuParts, type SubMenu } from './parts';
import { placeLists } from './placing';

/** Clock of the menu, in milliseconds on the timeline of Event.timeStamp. */
export interface Clock {
	readonly now: () => number;
	/** Calls back at a time; returns a function that cancels it. */
	readonly at: (due: number, callback: () => void) => () => void;
}

/** Runs the state machine of domain/menu: its state is the open lists on the page. */
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
