/** Which variation a choice makes, and which choices make one. */
import type { QuantityLimits } from '../../domain/quantity';

export interface Picture {
	readonly src: string;
	readonly srcset: string;
	readonly alt: string;
}

/** What changes with the choice of a variation, besides the facts (price, stock) that PHP prints as templates. */
export interface Buyable {
	readonly isBuyable: boolean;
	readonly limits: QuantityLimits;
	/** The limits in words; empty where any number will do. */
	readonly hint: string;
	readonly picture: Picture | null;
}

export interface Variation extends Buyable {
	readonly id: number;
	/** Form field (attribute_pa_color) to the slug that it stands for; empty for any. */
	readonly stands: ReadonlyMap<string, string>;
}

/** Form field to the chosen slug; empty, or missing, while nothing is chosen. */
export type Choice = ReadonlyMap<string, string>;

/** Whether the variation can still come of the choice, whatever is chosen in fields that are empty now. */
const allows = (variation: Variation, choice: Choice): boolean =>
	[...variation.stands].every(([field, slug]) => {
		const chosen = choice.get(field) ?? '';
		return chosen === '' || slug === '' || slug === chosen;
	});

/** The variation that a choice makes; null while a field is empty, and for a combination that does not exist. */
export const findVariation = (variations: readonly Variation[], choice: Choice): Variation | null =>
	variations.find(
		(variation) =>
			[...variation.stands.keys()].every((field) => (choice.get(field) ?? '') !== '') &&
			allows(variation, choice),
	) ?? null;

/** Whether choosing this slug, with the other fields as they are, can make a variation. */
export const isPossible = (
	variations: readonly Variation[],
	choice: Choice,
	field: string,
	slug: string,
): boolean =>
	slug === '' ||
	variations.some((variation) => allows(variation, new Map([...choice, [field, slug]])));
