import { readList, readNumber } from '../support/unknown';

/** Maximum number of remembered products. */
export const MOST_VIEWED = 20;

/**
 * Time in milliseconds after which a product is forgotten: 30 days. The script that PHP prints has the same:
 * php-stubs/src/Catalogue/GridView/RecentlyViewed.php.
 */
export const VIEWED_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Id of a product, and when it was viewed last, in milliseconds since 1970. */
export type View = readonly [id: number, at: number];

/** Decodes stored views, which other code may have written, without those that are to be forgotten. */
export const readViewed = (json: unknown, now: number): readonly View[] =>
	readList(json).filter((view): view is View => {
		const [id, at] = readList(view);
		return readNumber(id, 0) > 0 && now - readNumber(at, 0) < VIEWED_LIFETIME;
	});

/** Returns the views with a product that is viewed now in front of the others; the id 0 stands for none. */
export const withViewed = (views: readonly View[], id: number, now: number): readonly View[] => {
	const others = views.filter(([other]) => other !== id);
	return (id > 0 ? [[id, now] as const, ...others] : others).slice(0, MOST_VIEWED);
};

/** Returns the products to show on the page of a product, or on another page, where the id is 0. */
export const viewedBefore = (ids: readonly number[], pageProduct: number): readonly number[] =>
	ids.filter((id) => id !== pageProduct);
