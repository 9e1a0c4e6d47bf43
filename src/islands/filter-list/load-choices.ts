/**
 * Choices that are missing in the server's HTML, because the list was inserted later. Part of the script
 * `catalogue-terms`.
 */
import { RATINGS, STOCK_STATUSES } from '../../domain/catalogue/filters';
import { ratingLabel, stockLabel } from '../shared/filters/choice-labels';
import { CATEGORIES, type LoadTerms } from '../shared/filters/shop-terms';
import type { Source, Term } from './source';

const uncounted = (value: string, label: string): Term => ({
	id: 0,
	value,
	label,
	count: null,
	level: 0,
});

/** Returns the choices of a list; null if the request fails. Never rejects. */
export type LoadChoices = (source: Source) => Promise<readonly Term[] | null>;

/** Creates a function that returns the choices of a source, like ChoicesReader in PHP. */
export const createLoadChoices =
	(loadTerms: LoadTerms): LoadChoices =>
	async (source) => {
		switch (source.kind) {
			case 'stock':
				return STOCK_STATUSES.map((status) => uncounted(status, stockLabel(status)));
			case 'rating':
				return RATINGS.map((rating) => uncounted(rating, ratingLabel(rating))).reverse();
			case 'category':
			case 'attribute':
			case 'taxonomy': {
				const terms = await loadTerms(source.kind === 'category' ? CATEGORIES : source.taxonomy);
				return (
					terms?.map(({ id, slug, name, count, level }) => ({
						id,
						value: slug,
						label: name,
						// For a widget the counts depend on its grid and are not available; for others they are
						// requested with the page's counts.
						count: source.kind === 'taxonomy' ? count : null,
						level,
					})) ?? null
				);
			}
		}
	};
