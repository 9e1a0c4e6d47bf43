/** The links that a menu block holds itself. */

export interface MenuItem {
	readonly label: string;
	/** Empty where it only holds others. */
	readonly url: string;
	readonly entries?: readonly MenuItem[];
}

/** Where a link stands: its place in its list, behind the places of those that it is below. */
export type MenuPath = readonly number[];

/** Changes the list that a path leads to. */
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

/** The links with one of them changed. */
export const changeItem = (
	items: readonly MenuItem[],
	path: MenuPath,
	changed: Partial<MenuItem>,
): readonly MenuItem[] =>
	inList(items, path, (list, place) =>
		list.map((item, index) => (index === place ? { ...item, ...changed } : item)),
	);

/** The links without one of them, and without those below it. */
export const removeItem = (items: readonly MenuItem[], path: MenuPath): readonly MenuItem[] =>
	inList(items, path, (list, place) => list.filter((_item, index) => index !== place));

/** The links with one of them a place further up; the first one stays. */
export const raiseItem = (items: readonly MenuItem[], path: MenuPath): readonly MenuItem[] =>
	inList(items, path, (list, place) => {
		const item = list[place];
		const before = list[place - 1];
		return item && before
			? [...list.slice(0, place - 1), item, before, ...list.slice(place + 1)]
			: list;
	});

/** The links with an empty one at the end of the list below a link; of the outermost list for the empty path. */
export const addItem = (items: readonly MenuItem[], below: MenuPath): readonly MenuItem[] =>
	inList(items, [...below, 0], (list) => [...list, { label: '', url: '' }]);
