/** Choices that the server's HTML does not hold, because the list was inserted later. Part of the script `catalogue-terms`. */
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

/** Gives what a list offers; null where the shop cannot be asked. Never rejects. */
export type LoadChoices = (source: Source) => Promise<readonly Term[] | null>;

/** The choices of a source as PHP's ChoicesReader has them. */
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
						// Nobody but its grid knows what is left in a widget; elsewhere the page's counts are on their way.
						count: source.kind === 'taxonomy' ? count : null,
						level,
					})) ?? null
				);
			}
		}
	};
