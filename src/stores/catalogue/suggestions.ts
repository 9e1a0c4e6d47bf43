/** Products that the search suggests (spec section 2, product search form). */
import { decodeSuggestions, suggestionsQuery, type TextOf } from '../../api/catalogue/products';
import type { Suggestion } from '../../domain/catalogue/suggestion';
import type { Failure } from '../../domain/failure';
import { success, type Result } from '../../domain/result';
import type { LoadCollection } from '../collections/load';

export interface Suggestions {
	readonly products: readonly Suggestion[];
	/** Products found in all; null where the shop does not say. */
	readonly total: number | null;
}

/**
 * Products for what was typed; asked once for the same words, as long as the catalogue does not change.
 *
 * @param load   Of the page (ensureCatalogue).
 * @param textOf Makes text of the HTML in names.
 * @param search What was typed.
 * @param limit  How many at most.
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
