import { filterArguments } from './arguments';
import type { CatalogueFilters } from './filters';

/** Whether two sets of filters ask for the same, in the same order. */
export const sameFilters = (a: CatalogueFilters, b: CatalogueFilters): boolean => {
	// Written with the smallest unit, so that nothing is lost.
	const text = (filters: CatalogueFilters) =>
		JSON.stringify([...filterArguments(filters, { minorUnit: 0 })]);
	return text(a) === text(b);
};
