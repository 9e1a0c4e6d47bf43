import { readList } from '../unknown';

/** Maximum number of remembered products. */
export const MOST_VIEWED = 20;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Decodes stored ids, which other code may have written: each id once, the most recently viewed first. */
export const readViewed = (json: unknown): readonly number[] =>
	[...new Set(readList(json).filter(isId))].slice(0, MOST_VIEWED);

/** Returns the ids with a product that has just been viewed in front of the others. */
export const withViewed = (ids: readonly number[], id: number): readonly number[] =>
	readViewed([id, ...ids]);

/** Returns the products to show on the page of a product, or on another page, where the id is 0. */
export const viewedBefore = (ids: readonly number[], pageProduct: number): readonly number[] =>
	ids.filter((id) => id !== pageProduct);
