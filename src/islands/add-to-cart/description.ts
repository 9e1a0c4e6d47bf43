/**
 * Reads a variation as the shop describes it for scripts: what WooCommerce's `woocommerce_available_variation` filters.
 */
import { __ } from '@wordpress/i18n';
import type { QuantityLimits } from '../../domain/cart/quantity';
import { decodeEntities } from '../../domain/html/text';
import { readNumber, readRecord, readText } from '../../domain/support/unknown';
import type { Buyable } from './variation';

/** True if the shop offers the variation at all: one without a price it does not. */
export const isOffered = (json: object): boolean => readRecord(json).variation_is_visible !== false;

const htmlsOf = (json: object): readonly string[] => {
	const { price_html, availability_html, variation_description } = readRecord(json);
	return [price_html, availability_html, variation_description].map((html) => readText(html));
};

/** Returns that HTML if plugins have added fields to it, such as plans of a subscription; else nothing. */
export const htmlWithFields = (json: object): string => {
	const html = htmlsOf(json).join('');
	return /<(?:input|select|textarea)\b/i.test(html) ? html : '';
};

const FIELDS = 'input, select, textarea';

/** Takes the elements with fields out of a variation's sanitised HTML. */
export const takeFields = (markup: DocumentFragment): readonly Element[] => {
	const added = [...markup.children].filter(
		(element) => element.matches(FIELDS) || element.querySelector(FIELDS),
	);
	added.forEach((element) => element.remove());
	return added;
};

/** Returns price, stock and description as HTML. */
export const factsOf = (json: object): string => {
	if (!isOffered(json)) {
		const text = __(
			'Sorry, this product is unavailable. Please choose a different combination.',
			'storefront-islands',
		);
		return `<p>${text}</p>`;
	}
	return htmlsOf(json).join('');
};

/** Returns the measures. */
export const measuresOf = (json: object): ReadonlyMap<string, string> => {
	const { sku, weight, weight_html, dimensions_html, dimensions } = readRecord(json);
	const { length, width, height } = readRecord(dimensions);
	const found: readonly [string, unknown][] = [
		['sku', sku],
		['product_weight', weight ? weight_html : ''],
		['product_dimensions', [length, width, height].some(Boolean) ? dimensions_html : ''],
	];
	return new Map(
		found
			.map(([name, text]): [string, string] => [name, decodeEntities(readText(text))])
			.filter(([, text]) => text),
	);
};

/** Returns the limits; it says nothing of steps. */
export const limitsOf = (json: object, { limits }: Buyable): QuantityLimits => {
	const { min_qty, max_qty, is_sold_individually } = readRecord(json);
	return {
		...limits,
		minimum: readNumber(min_qty, limits.minimum),
		maximum: readNumber(max_qty, Infinity),
		editable: is_sold_individually !== 'yes',
	};
};
