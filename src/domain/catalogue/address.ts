/**
 * Converts between the page's URL and the filters (docs/behaviour.md#filter-address). URLs may be absolute or
 * relative; both functions are pure and never throw. php-stubs reads and writes URLs by the same rules
 * (test/fixtures/catalogue/addresses.json).
 */
import { joinAddress, splitAddress } from './address-parts';
import type { AddressArgument } from './address-parts';
import {
	filterArguments,
	filtersFromArguments,
	isFilterName,
	type AddressRules,
	type FilterArguments,
} from './arguments';
import type { CatalogueFilters } from './filters';
import { firstPage } from './pagination';

export type { AddressRules } from './arguments';

/** Of several arguments with the same name the last one is used, as in PHP. */
const givenArguments = (given: readonly AddressArgument[], rules: AddressRules): FilterArguments =>
	new Map(
		given.flatMap(({ name, value }) =>
			name !== null && isFilterName(name, rules) ? [[name, value ?? ''] as const] : [],
		),
	);

/** Reads the filters in a URL. Malformed or excessive values are ignored. */
export const readFilters = (url: string, rules: AddressRules): CatalogueFilters =>
	filtersFromArguments(givenArguments(splitAddress(url).arguments, rules), rules);

/**
 * Returns the URL with these filters instead of its own, on the first page; all other arguments stay unchanged and in
 * place.
 */
export const writeFilters = (
	url: string,
	filters: CatalogueFilters,
	rules: AddressRules,
): string => {
	const { arguments: given, ...rest } = firstPage(splitAddress(url));
	const others = given.filter(({ name }) => name === null || !isFilterName(name, rules));
	return joinAddress({ ...rest, arguments: others }, filterArguments(filters, rules));
};
