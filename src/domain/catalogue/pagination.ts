/** Which page of a list an address asks for; a changed filter begins at the first one (spec section 2). */
import { joinAddress, splitAddress, type AddressParts } from './address-parts';

/** WordPress's own, those of query blocks, of WooCommerce's shortcodes and of the page builder's loops. */
const PAGE_ARGUMENT = /^(?:paged?|product-page|query-(?:\d+-)?page|e-page-\w+)$/;

/** Whether an argument of this name numbers a page. */
export const isPageName = (name: string): boolean => PAGE_ARGUMENT.test(name);

/** The parts of the first page's address: without `/page/2/` at the path's end, and without arguments that number pages. */
export const firstPage = (parts: AddressParts): AddressParts => ({
	path: parts.path.replace(/\/page\/\d+(\/?)$/, '$1'),
	arguments: parts.arguments.filter(({ name }) => name === null || !isPageName(name)),
	fragment: parts.fragment,
});

/** The address of the first page; all else stays byte for byte. */
export const withoutPagination = (url: string): string =>
	joinAddress(firstPage(splitAddress(url)), []);
