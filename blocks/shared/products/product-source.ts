/** Products of the shop, as the controls of blocks find them. */
import apiFetch from '@wordpress/api-fetch';
import { htmlToText } from '../../../src/domain/html/text';
import { readList, readNumber, readRecord, readText } from '../../../src/domain/support/unknown';

export interface FoundProduct {
	readonly id: number;
	/** Plain text. */
	readonly name: string;
	/** Empty if the product has none. */
	readonly sku: string;
	/** URL of its image; empty if it has none. */
	readonly image: string;
}

/** Finds products. Both reject if the shop does not answer. */
export interface ProductSource {
	/** Returns published products whose name or SKU contains a text; the first ones for an empty text. */
	readonly search: (text: string, signal: AbortSignal) => Promise<readonly FoundProduct[]>;
	/** Returns the published products among some ids. */
	readonly byIds: (ids: readonly number[], signal: AbortSignal) => Promise<readonly FoundProduct[]>;
}

/** Maximum number of suggestions. */
const SUGGESTIONS = 20;

/** Maximum number of products of one request. */
const PER_REQUEST = 100;

/** Reads the response of the Store API's products route; entries without an id are left out. */
export const readProducts = (json: unknown): readonly FoundProduct[] =>
	readList(json)
		.map((product) => {
			const { id, name, sku, images } = readRecord(product);
			return {
				id: readNumber(id, 0),
				name: htmlToText(readText(name)),
				sku: readText(sku),
				image: readText(readRecord(readList(images)[0]).src),
			};
		})
		.filter(({ id }) => id > 0);

const get = async (
	query: Readonly<Record<string, string>>,
	signal: AbortSignal,
): Promise<readonly FoundProduct[]> => {
	const args = new URLSearchParams({ ...query, _fields: 'id,name,sku,images' });
	return readProducts(await apiFetch({ path: `/wc/store/v1/products?${args.toString()}`, signal }));
};

/** Products of the site's own shop, from the Store API. */
export const shopProducts: ProductSource = {
	search: (text, signal) =>
		get({ search: text, per_page: String(SUGGESTIONS), orderby: 'title', order: 'asc' }, signal),
	byIds: (ids, signal) =>
		get({ include: ids.join(','), per_page: String(PER_REQUEST), orderby: 'include' }, signal),
};
