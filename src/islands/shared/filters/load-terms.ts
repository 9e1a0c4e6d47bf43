/** Requests the terms of a taxonomy from the shop. */
import type { ProductAttribute } from '../../../domain/catalogue/attribute';
import { readList, readNumber, readRecord, readText } from '../../../domain/read-unknown';
import type { LoadCollection } from '../../../stores/collections/load';
import { textOf } from '../text-of';
import { CATEGORIES, type LoadTerms } from './shop-terms';
import { inTreeOrder } from './term-tree';

/** Resources of the Store API besides those of attributes. */
const RESOURCES = new Map([
	[CATEGORIES, 'categories'],
	['product_tag', 'tags'],
	['product_brand', 'brands'],
]);

/** Decodes a slug: the shop percent-encodes slugs beyond ASCII, whereas URLs are compared decoded. */
const decodedSlug = (slug: string): string => {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
};

const readTerm = (json: unknown) => {
	const { id, slug, name, count, parent } = readRecord(json);
	return {
		id: readNumber(id, 0),
		slug: decodedSlug(readText(slug)),
		name: textOf(readText(name)),
		count: readNumber(count, 0),
		parent: readNumber(parent, 0),
	};
};

/**
 * Creates a LoadTerms that uses the page's collections. A taxonomy unknown to the Store API has no terms.
 *
 * @param load       Requests a collection.
 * @param attributes Attributes of the shop.
 */
export const createLoadTerms =
	(load: LoadCollection, attributes: readonly ProductAttribute[]): LoadTerms =>
	async (taxonomy) => {
		const attribute = attributes.find((known) => known.taxonomy === taxonomy);
		const resource = attribute
			? `attributes/${String(attribute.id)}/terms`
			: RESOURCES.get(taxonomy);
		if (resource === undefined) {
			return [];
		}
		// Never aborted, as the names of terms stay valid.
		const response = await load(`products/${resource}`, {}, new AbortController().signal);
		return response.ok ? inTreeOrder(readList(response.value.items).map(readTerm)) : null;
	};
