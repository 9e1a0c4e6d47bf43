/** Decodes products/collection-data (docs/behaviour.md#collection-data). */
import type { Counts } from '../../domain/catalogue/query';
import { RATINGS, STOCK_STATUSES, isPrice } from '../../domain/catalogue/filters';
import { isRecord } from '../decode/json';

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
					const key = isRecord(entry) ? readKey(entry[name]) : undefined;
					const count = isRecord(entry) ? Number(entry.count) : NaN;
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

const pricesOf = (json: unknown): Counts['prices'] => {
	const min = isRecord(json) ? Number(json.min_price ?? NaN) : NaN;
	const max = isRecord(json) ? Number(json.max_price ?? NaN) : NaN;
	return isPrice(min) && isPrice(max) ? { min, max } : null;
};

/** Price histogram that the plugin's PHP adds to the Store API's response; null unless all bars are valid. */
const histogramOf = (extensions: unknown): Counts['histogram'] => {
	const ours = isRecord(extensions) ? extensions['storefront-islands'] : null;
	const bars: unknown = isRecord(ours) ? ours.price_histogram : null;
	return Array.isArray(bars) && bars.every(isCount) ? bars : null;
};

/** Decodes the counts. A malformed part is treated as not requested. */
export const decodeCounts = (json: unknown): Counts => {
	const from = isRecord(json) ? json : {};
	const attributes = countsBy(from.attribute_counts, 'term', termId);
	const taxonomies = countsBy(from.taxonomy_counts, 'term', termId);
	return {
		prices: pricesOf(from.price_range),
		histogram: histogramOf(from.extensions),
		stock: countsBy(from.stock_status_counts, 'status', (value) =>
			STOCK_STATUSES.find((status) => status === value),
		),
		ratings: countsBy(from.rating_counts, 'rating', (value) =>
			RATINGS.find((rating) => rating === value || Number(rating) === value),
		),
		terms:
			attributes || taxonomies ? new Map([...(attributes ?? []), ...(taxonomies ?? [])]) : null,
	};
};
