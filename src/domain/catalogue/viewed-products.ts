import { readList } from '../unknown';

/** Maximum number of remembered products. */
export const MOST_VIEWED = 20;

/**
 * Time in milliseconds after which a product is forgotten: 30 days. The script that PHP prints has the same:
 * php-stubs/src/Views/Catalogue/RecentlyViewed.php.
 */
export const VIEWED_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Id of a product, and when it was viewed last, in milliseconds since 1970. */
export type View = readonly [id: number, at: number];

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const readView = (json: unknown): readonly View[] => {
	const [id, at] = readList(json);
	return isId(id) && typeof at === 'number' ? [[id, at]] : [];
};

/** Decodes stored views, which other code may have written: each product once, the most recently viewed first. */
export const readViewed = (json: unknown, now: number): readonly View[] =>
	readList(json)
		.flatMap(readView)
		.filter(([, at]) => now - at < VIEWED_LIFETIME)
		.filter(([id], place, views) => views.findIndex(([other]) => other === id) === place)
		.slice(0, MOST_VIEWED);

/** Returns the views with a product that is viewed now in front of the others. */
export const withViewed = (views: readonly View[], id: number, now: number): readonly View[] =>
	readViewed([[id, now], ...views], now);

/** Returns the products to show on the page of a product, or on another page, where the id is 0. */
export const viewedBefore = (ids: readonly number[], pageProduct: number): readonly number[] =>
	ids.filter((id) => id !== pageProduct);
