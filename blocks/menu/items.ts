/** Links that a menu block stores itself, as a tree, and their changes. */

export interface MenuItem {
	readonly label: string;
	/** Empty for an entry that is a parent only. */
	readonly url: string;
	readonly entries?: readonly MenuItem[];
}

/** Path of a link: the index within its list, preceded by the indexes of its ancestors. */
export type MenuPath = readonly number[];

/** Applies a change to the list that contains the link at a path. */
const inList = (
	items: readonly MenuItem[],
	path: MenuPath,
	change: (list: readonly MenuItem[], place: number) => readonly MenuItem[],
): readonly MenuItem[] => {
	const [place = 0, ...rest] = path;
	return rest.length === 0
		? change(items, place)
		: items.map((item, index) =>
				index === place ? { ...item, entries: inList(item.entries ?? [], rest, change) } : item,
			);
};

/** Returns the links with one of them changed. */
export const changeItem = (
	items: readonly MenuItem[],
	path: MenuPath,
	changed: Partial<MenuItem>,
): readonly MenuItem[] =>
	inList(items, path, (list, place) =>
		list.map((item, index) => (index === place ? { ...item, ...changed } : item)),
	);

/** Returns the links without one of them and its nested links. */
export const removeItem = (items: readonly MenuItem[], path: MenuPath): readonly MenuItem[] =>
	inList(items, path, (list, place) => list.filter((_item, index) => index !== place));

/** Returns the links with one of them moved up by one; the first one stays. */
export const raiseItem = (items: readonly MenuItem[], path: MenuPath): readonly MenuItem[] =>
	inList(items, path, (list, place) => {
		const item = list[place];
		const before = list[place - 1];
		return item && before
			? [...list.slice(0, place - 1), item, before, ...list.slice(place + 1)]
			: list;
	});

/** Returns the links with an empty one appended to the children of a link, or to the top level for the empty path. */
export const addItem = (items: readonly MenuItem[], below: MenuPath): readonly MenuItem[] =>
	inList(items, [...below, 0], (list) => [...list, { label: '', url: '' }]);
