/** Page number of a list in a URL; a changed filter resets it to the first page (docs/behaviour.md#filter-address). */
import { joinAddress, splitAddress, type AddressParts } from './address-parts';

/** Arguments of WordPress, of query blocks, of WooCommerce's shortcodes and of the page builder's loops. */
const PAGE_ARGUMENT = /^(?:paged?|product-page|query-(?:\d+-)?page|e-page-\w+)$/;

/** True if an argument with this name is a page number. */
export const isPageName = (name: string): boolean => PAGE_ARGUMENT.test(name);

/**
 * Returns the parts of the first page's URL: without `/page/2/` at the end of the path, and without page number
 * arguments.
 */
export const firstPage = (parts: AddressParts): AddressParts => ({
	path: parts.path.replace(/\/page\/\d+(\/?)$/, '$1'),
	arguments: parts.arguments.filter(({ name }) => name === null || !isPageName(name)),
	fragment: parts.fragment,
});

/** Returns the URL of the first page; the rest stays byte-identical. */
export const withoutPagination = (url: string): string =>
	joinAddress(firstPage(splitAddress(url)), []);
