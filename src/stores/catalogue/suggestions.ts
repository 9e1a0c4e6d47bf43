/** Product suggestions of the search (docs/behaviour.md#product-search). */
import { decodeSuggestions, suggestionsQuery, type TextOf } from '../../api/catalogue/products';
import type { Suggestion } from '../../domain/catalogue/suggestion';
import type { Failure } from '../../domain/failure';
import { success, type Result } from '../../domain/result';
import type { LoadCollection } from '../collections/load';

export interface Suggestions {
	readonly products: readonly Suggestion[];
	/** Total number of products found; null if the shop does not send it. */
	readonly total: number | null;
}

/**
 * Loads the suggestions for a search term. The same term is requested only once, as long as the catalogue does not
 * change.
 *
 * @param load   Loader of the page (ensureCatalogue).
 * @param textOf Returns the text of HTML in names.
 * @param search Search term.
 * @param limit  Maximum number of suggestions.
 * @param signal Its abort is the only rejection.
 */
export const suggestProducts = async (
	load: LoadCollection,
	textOf: TextOf,
	search: string,
	limit: number,
	signal: AbortSignal,
): Promise<Result<Suggestions, Failure>> => {
	const result = await load('products', suggestionsQuery(search, limit), signal);
	return result.ok
		? success({
				products: decodeSuggestions(result.value.items, textOf),
				total: result.value.total,
			})
		: result;
};
