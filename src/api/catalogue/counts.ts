/** Decodes products/collection-data (docs/behaviour.md#collection-data). */
import type { Counts } from '../../domain/catalogue/query';
import { FIXED_KINDS, isPrice } from '../../domain/catalogue/filters';
import { readRecord } from '../../domain/support/unknown';
import { readCurrencyFields } from './currency';

/**
 * Decodes [{[key], count}] as a map; null if the value is not a list, because it was not requested. Counts are numbers
 * or numeric strings.
 */
const countsBy = <Key>(
	json: unknown,
	name: string,
	readKey: (value: unknown) => Key | undefined,
): ReadonlyMap<Key, number> | null =>
	Array.isArray(json)
		? new Map(
				json.flatMap((entry: unknown): readonly (readonly [Key, number])[] => {
					const { [name]: value, count: number } = readRecord(entry);
					const key = readKey(value);
					const count = Number(number);
					return key !== undefined && Number.isSafeInteger(count) ? [[key, count]] : [];
				}),
			)
		: null;

const isCount = (value: unknown): value is number =>
	Number.isSafeInteger(value) && Number(value) >= 0;

const termId = (value: unknown): number | undefined => {
	const id = Number(value);
	return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Converts the range to the minor units of the page's currency; its own currency may have other ones. */
const pricesOf = (json: unknown, minorUnit: number): Counts['prices'] => {
	const from = readRecord(json);
	const own = 'currency_minor_unit' in from ? readCurrencyFields(from) : null;
	const amount = (value: unknown) =>
		Math.round(Number(value ?? NaN) * 10 ** (own ? minorUnit - own.minorUnit : 0));
	const min = amount(from.min_price);
	const max = amount(from.max_price);
	return isPrice(min) && isPrice(max)
		? { min, max, ...(own && { currency: { ...own, minorUnit } }) }
		: null;
};

/** Price histogram that the plugin's PHP adds to the Store API's response; null unless all bars are valid. */
const histogramOf = (extensions: unknown): Counts['histogram'] => {
	const bars: unknown = readRecord(readRecord(extensions)['storefront-islands']).price_histogram;
	return Array.isArray(bars) && bars.every(isCount) ? bars : null;
};

/**
 * Decodes the counts. A malformed part is treated as not requested.
 *
 * @param json      Response.
 * @param minorUnit Minor unit of the page's currency, in which prices are returned.
 */
export const decodeCounts = (json: unknown, minorUnit: number): Counts => {
	const from = readRecord(json);
	const attributes = countsBy(from.attribute_counts, 'term', termId);
	const taxonomies = countsBy(from.taxonomy_counts, 'term', termId);
	return {
		prices: pricesOf(from.price_range, minorUnit),
		histogram: histogramOf(from.extensions),
		...Object.fromEntries(
			FIXED_KINDS.map(({ name, query, key, values }) => [
				name,
				countsBy(from[`${query}_counts`], key, (value) =>
					values.find((known) => known === value || Number(known) === value),
				),
			]),
		),
		terms:
			attributes || taxonomies ? new Map([...(attributes ?? []), ...(taxonomies ?? [])]) : null,
	};
};
