import { filterArguments } from './arguments';
import type { CatalogueFilters } from './filters';

/** True if both sets of filters are equal, including the order of their values. */
export const sameFilters = (a: CatalogueFilters, b: CatalogueFilters): boolean => {
	// Minor unit 0, so that no digits are lost.
	const text = (filters: CatalogueFilters) =>
		JSON.stringify([...filterArguments(filters, { minorUnit: 0 })]);
	return text(a) === text(b);
};
