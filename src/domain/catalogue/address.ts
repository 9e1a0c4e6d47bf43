/**
 * The page's address ↔ the filters (spec section 2, filter state in the URL). Addresses may be absolute or relative; both
 * functions are pure and never throw. php-stubs reads and writes them by the same rules (test/fixtures/catalogue/addresses.json).
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

/** Of several arguments of one name the last one counts, as in PHP. */
const givenArguments = (given: readonly AddressArgument[], rules: AddressRules): FilterArguments =>
	new Map(
		given.flatMap(({ name, value }) =>
			name !== null && isFilterName(name, rules) ? [[name, value ?? ''] as const] : [],
		),
	);

/** The filters that an address tells. What is malformed or too much counts as not there. */
export const readFilters = (url: string, rules: AddressRules): CatalogueFilters =>
	filtersFromArguments(givenArguments(splitAddress(url).arguments, rules), rules);

/** The address that tells these filters instead of its own: its first page, every other argument as it was and where it was. */
export const writeFilters = (
	url: string,
	filters: CatalogueFilters,
	rules: AddressRules,
): string => {
	const { arguments: given, ...rest } = firstPage(splitAddress(url));
	const others = given.filter(({ name }) => name === null || !isFilterName(name, rules));
	return joinAddress({ ...rest, arguments: others }, filterArguments(filters, rules));
};
