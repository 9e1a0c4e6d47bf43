/** What the catalogue needs to know of a page's islands before they wake, read from what PHP printed of them. */
import { isRecord } from '../../api/decode/json';
import type { CountsWanted } from '../../domain/catalogue/counts';
import type { StoreQuery } from '../../domain/catalogue/query';

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

/** The props of all islands of a page, awake or not, that say something. */
const propsWith = (page: ParentNode, name: 'wants' | 'pageQuery'): readonly unknown[] =>
	[...page.querySelectorAll<HTMLElement>(`[data-island][data-props*='"${name}"']`)].map(
		({ dataset }) => parse(dataset.props ?? ''),
	);

/** What its islands want counted: one request can hold what each of them will ask for. */
export const wantsOfPage = (page: ParentNode): readonly CountsWanted[] =>
	propsWith(page, 'wants').map(readWants);

/** What the page asks for by itself, as a category's page does, as Store API arguments; PHP prints it as `pageQuery`. */
export const queryOfPage = (page: ParentNode): StoreQuery =>
	propsWith(page, 'pageQuery').flatMap((props) =>
		isRecord(props) && isRecord(props.pageQuery) ? [props.pageQuery] : [],
	)[0] ?? {};
