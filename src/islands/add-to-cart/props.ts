/** Props of a product form: php-stubs/src/Catalogue/ProductForm/ProductForm.php and AddToCart.php. */
import type { QuantityLimits } from '../../domain/cart/quantity';
import { readList, readNumber, readRecord, readText, isObject } from '../../domain/support/unknown';
import type { Buyable, Picture, Variation } from './variation';

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

/** Decodes a picture as PHP prints it, or WooCommerce's `woocommerce_available_variation`. */
export const decodePicture = (json: unknown): Picture | null => {
	const { src, srcset, alt, src_w, src_h, width = src_w, height = src_h } = readRecord(json);
	return typeof src === 'string'
		? {
				src,
				srcset: readText(srcset),
				alt: readText(alt),
				...(typeof width === 'number' && typeof height === 'number' && { width, height }),
			}
		: null;
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
export const readProps = (json: unknown): AddToCartProps | null => {
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
