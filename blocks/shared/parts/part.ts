import { partsInOrder } from '../../../src/domain/support/parts';

/** Attributes that every block with parts has, as far as this folder reads them. */
export type PartAttributes = Readonly<Record<string, unknown>>;

/** Part of a preview that can be selected in it. */
export interface Part {
	/** Name in data/parts.json if it can be moved, otherwise any other. */
	readonly name: string;
	readonly label: string;
	/** Selector of its elements in the preview. */
	readonly selector: string;
	/** Attribute that is false while the part is hidden. Without one it is always shown. */
	readonly attribute?: string;
	/** True if it can be moved past the others of its group. */
	readonly isMovable?: true;
}

/** Parts of a block, in groups: those of a group stand below each other. */
export type PartGroups = readonly (readonly Part[])[];

/** True unless the part is hidden. */
export const isShown = ({ attribute }: Part, attributes: PartAttributes): boolean =>
	attribute === undefined || attributes[attribute] !== false;

/**
 * Returns the order of a block's parts with one of them moved past its nearest neighbour in a direction; null if it has
 * none there.
 *
 * @param known   Names of the block's parts in their default order.
 * @param order   Names in their present order.
 * @param name    Part that is moved.
 * @param past    Names that it can be moved past: those of its group that the preview shows.
 * @param forward True for later in the page.
 */
export const movedPart = (
	known: readonly string[],
	order: readonly string[],
	name: string,
	past: readonly string[],
	forward: boolean,
): readonly string[] | null => {
	const all = partsInOrder(known, order);
	const others = forward ? all.slice(all.indexOf(name) + 1) : all.slice(0, all.indexOf(name));
	const found = (forward ? others : [...others].reverse()).find((other) => past.includes(other));
	if (found === undefined || !all.includes(name)) {
		return null;
	}
	const rest = all.filter((other) => other !== name);
	const at = rest.indexOf(found) + Number(forward);
	return [...rest.slice(0, at), name, ...rest.slice(at)];
};
