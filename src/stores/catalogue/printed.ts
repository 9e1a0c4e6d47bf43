/** Counts that the islands of a page need, as PHP printed them. */
import type { CountsRequest } from '../../domain/catalogue/counts';
import { readFlag, readList, readRecord } from '../../domain/read-unknown';

const readAttribute = (json: unknown): NonNullable<CountsRequest['attributes']> => {
	const { taxonomy, queryType } = readRecord(json);
	return typeof taxonomy === 'string'
		? [{ taxonomy, queryType: queryType === 'and' ? 'and' : 'or' }]
		: [];
};

/** Reads `wants` of an island's data-props, as PHP prints it; malformed parts are ignored. */
export const readCountsRequest = (props: unknown): CountsRequest => {
	const { prices, histogram, stock, ratings, categories, attributes } = readRecord(
		readRecord(props).wants,
	);
	return {
		prices: readFlag(prices),
		histogram: readFlag(histogram),
		stock: readFlag(stock),
		ratings: readFlag(ratings),
		categories: readFlag(categories),
		attributes: readList(attributes).flatMap(readAttribute),
	};
};
