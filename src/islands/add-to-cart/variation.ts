/**
 * Variations of a product as the page describes them, and which of them, and of their values, a choice of options
 * leaves.
 */
import type { QuantityLimits } from '../../domain/cart/quantity';

/** Properties of an img element. */
export interface Picture {
	readonly src: string;
	readonly srcset: string;
	readonly alt: string;
	/** Pixels of the file, which give the element its ratio; missing if they are not known. */
	readonly width?: number;
	readonly height?: number;
}

/** Values that depend on the chosen variation, besides price and stock, which PHP prints as templates. */
export interface Buyable {
	readonly isBuyable: boolean;
	readonly limits: QuantityLimits;
	/** Quantity limits as text; empty if any quantity is allowed. */
	readonly hint: string;
	readonly picture: Picture | null;
}

export interface Variation extends Buyable {
	readonly id: number;
	/** Form field (attribute_pa_color) → slug; empty for any value. */
	readonly options: ReadonlyMap<string, string>;
	/** SKU, weight and dimensions as text, by the class of their elements; those that there are. */
	readonly measures: ReadonlyMap<string, string>;
}

/** Form field → chosen slug; empty or missing if nothing is chosen. */
export type ChosenOptions = ReadonlyMap<string, string>;

/** True if the choice can be completed to this variation by choosing values for its empty fields. */
const allows = (variation: Variation, choice: ChosenOptions): boolean =>
	[...variation.options].every(([field, slug]) => {
		const chosen = choice.get(field) ?? '';
		return chosen === '' || slug === '' || slug === chosen;
	});

/** Returns the variation for a choice; null if a field is empty or the combination does not exist. */
export const findVariation = (
	variations: readonly Variation[],
	choice: ChosenOptions,
): Variation | null =>
	variations.find(
		(variation) =>
			[...variation.options.keys()].every((field) => (choice.get(field) ?? '') !== '') &&
			allows(variation, choice),
	) ?? null;

/** True if choosing this slug, with the other fields unchanged, can lead to a variation. */
export const isPossible = (
	variations: readonly Variation[],
	choice: ChosenOptions,
	field: string,
	slug: string,
): boolean =>
	slug === '' ||
	variations.some((variation) => allows(variation, new Map([...choice, [field, slug]])));

/**
 * Returns the fields whose chosen values rule a value out; none for one that is possible, or that nothing is sold with.
 */
export const conflictsOf = (
	variations: readonly Variation[],
	choice: ChosenOptions,
	field: string,
	slug: string,
): readonly string[] => {
	if (
		isPossible(variations, choice, field, slug) ||
		!isPossible(variations, new Map(), field, slug)
	) {
		return [];
	}
	const others = [...choice].filter(([other, chosen]) => other !== field && chosen !== '');
	const alone = others.filter((other) => !isPossible(variations, new Map([other]), field, slug));
	return (alone.length > 0 ? alone : others).map(([other]) => other);
};
