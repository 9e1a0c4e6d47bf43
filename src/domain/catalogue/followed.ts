/** What of an address a page's grids follow. */
import { splitAddress } from './address-parts';
import { filterArguments, isFilterName, type AddressRules } from './arguments';
import type { CatalogueFilters } from './filters';
import { readOrder } from './order';
import { firstPage, isPageName } from './pagination';

/** Whether two sets of filters ask for the same, in the same order. */
export const sameFilters = (a: CatalogueFilters, b: CatalogueFilters): boolean => {
	// Written with the smallest unit, so that nothing is lost.
	const text = (filters: CatalogueFilters) =>
		JSON.stringify([...filterArguments(filters, { minorUnit: 0 })]);
	return text(a) === text(b);
};

/** The page whose lists an address shows, whichever page of them: origin and path. */
export const pagePath = (url: string): string => firstPage(splitAddress(url)).path;

/** Whether grids that show one address have to change for another: by filters, order, or page. */
export const showsOthers = (a: string, b: string, rules: AddressRules): boolean => {
	const followed = (url: string) => {
		const { path, arguments: given } = splitAddress(url);
		const raws = given
			.filter(({ name }) => name !== null && (isPageName(name) || isFilterName(name, rules)))
			.map(({ raw }) => raw);
		return JSON.stringify([path, raws, readOrder(url)]);
	};
	return followed(a) !== followed(b);
};
