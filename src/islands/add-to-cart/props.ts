/** Props of a product form: php-stubs/src/Views/Catalogue/ProductForm.php and AddToCart.php. */
import type { QuantityLimits } from '../../domain/quantity';
import { readList, readNumber, readRecord, readText, isObject } from '../../domain/unknown';

export interface AddToCartProps {
	readonly productId: number;
	readonly name: string;
	/** Values shown while no variation is chosen; null for a product without variations. */
	readonly unchosen: Buyable | null;
	readonly variations: readonly Variation[];
	/** Further variations: id, then the index of each value in its select; 0 for any value. */
	readonly more: readonly (readonly number[])[];
	/** Address at which the shop describes one variation; empty for none. */
	readonly variationUrl: string;
	/** Ids of a grouped product's children that the form adds; empty for any other product. */
	readonly members: readonly number[];
}

const decodeLimits = (json: unknown): QuantityLimits => {
	const { minimum, maximum, multipleOf, editable } = readRecord(json);
	return {
		minimum: readNumber(minimum, 1),
		maximum: readNumber(maximum, Infinity),
		multipleOf: readNumber(multipleOf, 1),
		editable: editable !== false,
	};
};

export const decodePicture = (json: unknown): Picture | null => {
	const { src, srcset, alt } = readRecord(json);
	return typeof src === 'string' ? { src, srcset: readText(srcset), alt: readText(alt) } : null;
};

const decodeTexts = (json: unknown): ReadonlyMap<string, string> =>
	new Map(Object.entries(readRecord(json)).map(([name, text]) => [name, readText(text)]));

const decodeBuyable = (json: unknown): Buyable => {
	const { isBuyable, limits, hint, picture } = readRecord(json);
	return {
		isBuyable: isBuyable === true,
		limits: decodeLimits(limits),
		hint: readText(hint),
		picture: decodePicture(picture),
	};
};

const decodeVariation = (json: unknown): Variation => {
	const { id, chosen, measures } = readRecord(json);
	return {
		...decodeBuyable(json),
		id: readNumber(id, 0),
		options: decodeTexts(chosen),
		measures: decodeTexts(measures),
	};
};

const readNumbers = (json: unknown): readonly number[] =>
	readList(json).filter((id) => typeof id === 'number');

/** Decodes data-props; null if there is no product, in which case the form is submitted to the server. */
export const decodeProps = (json: unknown): AddToCartProps | null => {
	const { productId, name, unchosen, variations, more, variationUrl, members } = readRecord(json);
	if (typeof productId !== 'number') {
		return null;
	}
	return {
		productId,
		name: readText(name),
		unchosen: isObject(unchosen) ? decodeBuyable(unchosen) : null,
		variations: readList(variations).map(decodeVariation),
		more: readList(more).map(readNumbers),
		variationUrl: readText(variationUrl),
		members: readNumbers(members),
	};
};

/** Matches variations with the selected options. */
export interface Picture {
	readonly src: string;
	readonly srcset: string;
	readonly alt: string;
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

/** Returns the fields whose chosen values rule a value out; none for one that is possible, or that nothing is sold with. */
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
