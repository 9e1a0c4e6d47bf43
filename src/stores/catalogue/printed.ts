/** What the islands of a page want counted, read from what PHP printed of them. */
import { isRecord } from '../../api/decode/json';
import type { CountsWanted } from '../../domain/catalogue/counts';

const readAttribute = (json: unknown): NonNullable<CountsWanted['attributes']> =>
	isRecord(json) && typeof json.taxonomy === 'string'
		? [{ taxonomy: json.taxonomy, queryType: json.queryType === 'and' ? 'and' : 'or' }]
		: [];

/** Reads `wants` of an island's data-props, as PHP prints it; what is malformed is not wanted. */
export const readWants = (props: unknown): CountsWanted => {
	const wants = isRecord(props) && isRecord(props.wants) ? props.wants : {};
	return {
		prices: wants.prices === true,
		stock: wants.stock === true,
		ratings: wants.ratings === true,
		categories: wants.categories === true,
		attributes: Array.isArray(wants.attributes) ? wants.attributes.flatMap(readAttribute) : [],
	};
};

const parse = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/** What all islands of a page want counted, awake or not: one request can hold what each of them will ask for. */
export const wantsOfPage = (page: ParentNode): readonly CountsWanted[] =>
	[...page.querySelectorAll<HTMLElement>('[data-island][data-props*=\'"wants"\']')].map(
		({ dataset }) => readWants(parse(dataset.props ?? '')),
	);
