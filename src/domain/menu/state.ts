import type { Area, Point } from './area';
import { NOTHING_OPEN, type Path } from './path';

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

export type EventOf<Type extends MenuEvent['type']> = Extract<MenuEvent, { type: Type }>;
