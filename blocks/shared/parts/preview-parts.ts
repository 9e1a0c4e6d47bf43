/** Finds parts in a preview, whose elements are inert and are not the target of events. */
import type { Part, PartGroups } from './part';

/** Attribute of the elements of the selected part. */
const SELECTED = 'data-selected-part';

const isAt = (element: Element, x: number, y: number): boolean =>
	[...element.getClientRects()].some(
		({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
	);

const elementsOf = (preview: Element, { selector }: Part): readonly Element[] => [
	...preview.querySelectorAll(selector),
];

/** Returns the name of the part at a point of the viewport; empty if there is none. */
export const partAt = (preview: Element, groups: PartGroups, x: number, y: number): string =>
	groups.flat().find((part) => elementsOf(preview, part).some((element) => isAt(element, x, y)))
		?.name ?? '';

/** Returns the names of the parts that a preview shows. */
export const partsShown = (preview: Element, groups: PartGroups): readonly string[] =>
	groups
		.flat()
		.filter((part) => elementsOf(preview, part).length > 0)
		.map(({ name }) => name);

/** Marks the elements of a part, and no others. */
export const markPart = (preview: Element, groups: PartGroups, name: string): void => {
	for (const part of groups.flat()) {
		for (const element of elementsOf(preview, part)) {
			element.toggleAttribute(SELECTED, part.name === name);
		}
	}
};
