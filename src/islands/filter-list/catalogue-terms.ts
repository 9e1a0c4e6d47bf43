/**
 * Script `catalogue-terms`: requests terms and choices that the server's HTML does not contain, which few visits need.
 */
import type { ProductAttribute } from '../../domain/catalogue/filters';
import { readList, readNumber, readRecord, readText } from '../../domain/support/unknown';
import type { CataloguePage } from '../../stores/catalogue/page';
import type { LoadCollection } from '../../stores/catalogue/collections/resolvers';
import { VALUE_LABELS, CATEGORIES } from '../shared/catalogue/shop-terms';
import type { LoadTerms } from '../shared/catalogue/shop-terms';
import { textOf } from '../shared/text-of';
import type { Source, Term } from './source';
import { inTermOrder } from './term-order';

const uncounted = (value: string, label: string): Term => ({
	id: 0,
	value,
	label,
	count: null,
	level: 0,
});

/** Returns the choices of a list; null if the request fails. Never rejects. */
export type LoadChoices = (source: Source) => Promise<readonly Term[] | null>;

/** Creates a function that returns the choices of a source, like ChoicesReader in PHP, for lists inserted later. */
export const createLoadChoices =
	(loadTerms: LoadTerms): LoadChoices =>
	async (source) => {
		switch (source.kind) {
			case 'fixed': {
				const { name, values } = source.fixed;
				const choices = values.map((value) => uncounted(value, VALUE_LABELS[name](value)));
				// The best rating is first.
				return name === 'ratings' ? choices.reverse() : choices;
			}
			case 'category':
			case 'attribute':
			case 'taxonomy': {
				const terms = await loadTerms(source.kind === 'category' ? CATEGORIES : source.taxonomy);
				const choices = terms?.map(({ id, slug, name, count, level }) => ({
					id,
					value: slug,
					label: name,
					count,
					level,
				}));
				if (!choices) {
					return null;
				}
				return inTermOrder(choices, source.termOrder).map((choice) =>
					// For a widget the counts depend on its grid and are not available; for others they are
					// requested with the page's counts.
					source.kind === 'taxonomy' ? choice : { ...choice, count: null },
				);
			}
		}
	};

interface Branch {
	readonly id: number;
	/** Id of the parent term; 0 for none. */
	readonly parent: number;
}

/**
 * Places each term after its parent and keeps the order otherwise. Terms with an unknown parent are treated as
 * top-level terms. php-stubs/src/Catalogue/Query/TermTree.php does the same.
 */
export const inTreeOrder = <Term extends Branch>(
	terms: readonly Term[],
): readonly (Term & { readonly level: number })[] => {
	const ids = new Set(terms.map(({ id }) => id));
	const families = new Map<number, Term[]>();
	terms.forEach((term) => {
		const parent = ids.has(term.parent) ? term.parent : 0;
		const family = families.get(parent);
		if (family) {
			family.push(term);
		} else {
			families.set(parent, [term]);
		}
	});
	const below = (id: number, level: number): readonly (Term & { readonly level: number })[] => {
		const family = families.get(id) ?? [];
		// Each term is listed once, even if parent ids form a cycle.
		families.delete(id);
		return family.flatMap((term) => [{ ...term, level }, ...below(term.id, level + 1)]);
	};
	return below(0, 0);
};

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

interface ShopTerms {
	readonly loadTerms: LoadTerms;
	readonly loadChoices: LoadChoices;
}

declare global {
	interface StorefrontModules {
		'catalogue-terms': { readonly shopTerms: typeof shopTerms };
	}
}

export const shopTerms = ({ load, settings }: CataloguePage): ShopTerms => {
	const loadTerms = createLoadTerms(load, settings.attributes);
	return { loadTerms, loadChoices: createLoadChoices(loadTerms) };
};
