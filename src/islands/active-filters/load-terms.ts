/** Asks the shop what the terms of a taxonomy are called. */
import type { ProductAttribute } from '../../domain/catalogue/attribute';
import type { LoadCollection } from '../../stores/collections/load';
import { readList, readRecord, readText } from '../../domain/read-unknown';
import { CATEGORIES } from './names';

/** Slugs to names; null where nobody can say. Never rejects. */
export type LoadTerms = (taxonomy: string) => Promise<ReadonlyMap<string, string> | null>;

/** Resources of the Store API beside those of attributes. */
const RESOURCES = new Map([
	[CATEGORIES, 'categories'],
	['product_tag', 'tags'],
	['product_brand', 'brands'],
]);

/** Names come with entities. A document that is only parsed runs nothing. */
const textOf = (html: string): string =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** The shop percent-encodes slugs beyond ASCII; addresses are compared decoded. */
const decodedSlug = (slug: string): string => {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
};

const readTerms = (items: unknown): ReadonlyMap<string, string> =>
	new Map(
		readList(items).map((item) => {
			const { slug, name } = readRecord(item);
			return [decodedSlug(readText(slug)), textOf(readText(name))];
		}),
	);

/**
 * A LoadTerms over the page's collections.
 *
 * @param load       Asks for a collection.
 * @param attributes The shop's.
 */
export const createLoadTerms =
	(load: LoadCollection, attributes: readonly ProductAttribute[]): LoadTerms =>
	async (taxonomy) => {
		const attribute = attributes.find((known) => known.taxonomy === taxonomy);
		const resource = attribute
			? `attributes/${String(attribute.id)}/terms`
			: RESOURCES.get(taxonomy);
		if (resource === undefined) {
			return null;
		}
		// What a term is called stays true: nothing aborts it.
		const answer = await load(`products/${resource}`, {}, new AbortController().signal);
		return answer.ok ? readTerms(answer.value.items) : null;
	};
