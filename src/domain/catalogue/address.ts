/**
 * Reads and writes the filters, the order and the page number of a page's URL (docs/behaviour.md#filter-address). Parts
 * of the URL that the filters do not own keep their bytes, so the browser's URL class, which would re-encode them, is
 * not used. URLs may be absolute or relative; all functions are pure and never throw. php-stubs reads and writes URLs
 * by the same rules (test/fixtures/catalogue/addresses.json).
 */
import names from '../../../data/filter-arguments.json';
import { filterArguments, filtersFromArguments, isFilterName } from './arguments';
import type { AddressRules, FilterArguments } from './arguments';
import type { CatalogueFilters } from './filters';

/** One `name=value` of the query. */
interface AddressArgument {
	/** Text as it is in the URL. */
	readonly raw: string;
	/** Decoded name; null if its encoding is invalid. */
	readonly name: string | null;
	readonly value: string | null;
}

interface AddressParts {
	/** Part before the query. */
	readonly path: string;
	readonly arguments: readonly AddressArgument[];
	/** Fragment with its "#"; empty if there is none. */
	readonly fragment: string;
}

const decode = (raw: string): string | null => {
	try {
		return decodeURIComponent(raw.replace(/\+/g, ' '));
	} catch {
		return null;
	}
};

const before = (text: string, sign: string): readonly [string, string] => {
	const index = text.indexOf(sign);
	return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
};

/** Keeps commas unencoded for readability. */
const encodeList = (value: string): string => encodeURIComponent(value).replace(/%2C/g, ',');

const readArgument = (raw: string): AddressArgument => {
	const [name, value] = before(raw, '=');
	return { raw, name: decode(name), value: decode(value.slice(1)) };
};

export const splitAddress = (url: string): AddressParts => {
	const [page, fragment] = before(url, '#');
	const [path, query] = before(page, '?');
	return {
		path,
		arguments: query
			.slice(1)
			.split('&')
			.filter((raw) => raw !== '')
			.map(readArgument),
		fragment,
	};
};

/** Builds the URL of these parts, with more arguments after the existing ones. */
const joinAddress = (
	{ path, arguments: given, fragment }: AddressParts,
	added: Iterable<readonly [string, string]>,
): string => {
	const query = [
		...given.map(({ raw }) => raw),
		...[...added].map(([name, value]) => `${encodeURIComponent(name)}=${encodeList(value)}`),
	].join('&');
	return path + (query === '' ? '' : `?${query}`) + fragment;
};

const PAGE_ARGUMENT = new RegExp(names.pagination);
const PAGINATED_PATH = new RegExp(names.paginatedPath);
const NUMBERED_PATH = new RegExp(names.numberedPath);

/** True if an argument with this name is a page number. */
export const isPageName = (name: string): boolean => PAGE_ARGUMENT.test(name);

/** A path ends in "/2/" on a later page of a single post, where only the server tells it from a slug. */
const withoutNumber = (path: string, pagedPath = ''): string => {
	const isNumbered = pagedPath !== '' && path.endsWith(pagedPath) && !PAGINATED_PATH.test(path);
	return path.replace(isNumbered ? NUMBERED_PATH : PAGINATED_PATH, '$1');
};

/**
 * Returns the parts of the first page's URL: without `/page/2/` at the end of the path, and without page number
 * arguments.
 */
export const firstPage = (
	parts: AddressParts,
	{ pagedPath }: Pick<AddressRules, 'pagedPath'>,
): AddressParts => ({
	path: withoutNumber(parts.path, pagedPath),
	arguments: parts.arguments.filter(({ name }) => name === null || !isPageName(name)),
	fragment: parts.fragment,
});

/** Returns the URL of the first page; the rest stays byte-identical. */
export const withoutPagination = (url: string, rules: AddressRules): string =>
	joinAddress(firstPage(splitAddress(url), rules), []);

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
	const { arguments: given, ...rest } = firstPage(splitAddress(url), rules);
	const others = given.filter(({ name }) => name === null || !isFilterName(name, rules));
	return joinAddress({ ...rest, arguments: others }, filterArguments(filters, rules));
};

/** Returns the order of the grids in a URL, such as "price-desc"; empty for the shop's default order. */
export const readOrder = (url: string): string =>
	splitAddress(url)
		.arguments.filter(({ name }) => name === names.order)
		.pop()?.value ?? '';

/** Returns the URL of the first page in another order; the rest is unchanged. */
export const writeOrder = (url: string, order: string, rules: AddressRules): string => {
	const { arguments: given, ...rest } = firstPage(splitAddress(url), rules);
	return joinAddress(
		{ ...rest, arguments: given.filter(({ name }) => name !== names.order) },
		order === '' ? [] : [[names.order, order]],
	);
};
