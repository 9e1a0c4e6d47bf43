/**
 * The page's address ↔ the filters (spec section 2, filter state in the URL). Addresses may be absolute or relative; both
 * functions are pure and never throw. php-stubs reads and writes them by the same rules (test/fixtures/catalogue/addresses.json).
 */
import { encodePart, joinAddress, splitAddress } from './address-parts';
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

const written = (name: string, value: string): string =>
	`${encodePart(name)}=${value.split(',').map(encodePart).join(',')}`;

/**
 * The address that tells these filters instead of its own: its first page, every other argument as it was and where it
 * was. Filters that did not change keep their bytes too; what was changed keeps its place; what is new comes last.
 */
export const writeFilters = (
	url: string,
	filters: CatalogueFilters,
	rules: AddressRules,
): string => {
	const parts = firstPage(splitAddress(url));
	const wanted = filterArguments(filters, rules);
	const current = filterArguments(readFilters(url, rules), rules);
	/** An explicit "or" says what is so without it, but not to a shop that takes "and" by default. */
	const isNeedlessOr = (name: string) =>
		name.startsWith('query_type_') && wanted.has(name.replace('query_type_', 'filter_'));
	const lastOf = new Map(parts.arguments.map(({ name }, index) => [name, index]));
	const kept = parts.arguments.flatMap(({ raw, name }, index) => {
		if (name === null || !isFilterName(name, rules)) {
			return [raw];
		}
		const value = wanted.get(name);
		if (lastOf.get(name) !== index) {
			return [];
		}
		if (value === current.get(name)) {
			return value !== undefined || isNeedlessOr(name) ? [raw] : [];
		}
		return value === undefined ? [] : [written(name, value)];
	});
	const added = [...wanted].filter(([name]) => !lastOf.has(name));
	return joinAddress(parts, [...kept, ...added.map(([name, value]) => written(name, value))]);
};
