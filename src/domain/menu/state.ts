import type { Area, Point } from './area';
import { NOTHING_OPEN, type Path } from './path';

/** What is open, and what will be. */
export interface MenuState {
	readonly open: Path;
	/**
	 * Who has opened it: what a pointer opens closes when it goes away; what is pressed open, by a click or a key, stays until it is
	 * closed, left by the focus, or the pointer opens something else.
	 */
	readonly by: 'pointer' | 'press';
	/** What a pointer at rest makes open at a time, and where it rests; null where nothing is to change. */
	readonly plan: { readonly open: Path; readonly due: number; readonly at: Point } | null;
	/** Where the pointer was last over what is open: from there it sets out to an open list. Null where it has not been there. */
	readonly from: Point | null;
	/** What was closed under the pointer: it does not open again before the pointer has been elsewhere. */
	readonly dismissed: Path | null;
}

export const ALL_CLOSED: MenuState = {
	open: NOTHING_OPEN,
	by: 'pointer',
	plan: null,
	from: null,
	dismissed: null,
};

/** What happens to a menu. Times are milliseconds of one clock that never goes back. */
export type MenuEvent =
	| {
			readonly type: 'pointed';
			readonly now: number;
			readonly at: Point;
			/** What is to be open for it: the lists around the item under the pointer, and its own. Null outside the menu. */
			readonly over: Path | null;
			/** The open lists' areas, in the order of `open`. */
			readonly areas: readonly Area[];
	  }
	/** Time has passed. */
	| { readonly type: 'waited'; readonly now: number }
	/** A toggle was pressed; `path` leads to its list. */
	| { readonly type: 'pressed'; readonly path: Path }
	/** All of `path` and nothing else is to be open, at once. */
	| { readonly type: 'opened'; readonly path: Path }
	/** The focus is within these lists; null outside the menu. */
	| { readonly type: 'focused'; readonly within: Path | null }
	/** Nothing but `path` stays open: Escape, a press outside. */
	| { readonly type: 'closed'; readonly path: Path };

export type EventOf<Type extends MenuEvent['type']> = Extract<MenuEvent, { type: Type }>;
