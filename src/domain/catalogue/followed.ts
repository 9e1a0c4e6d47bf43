/** Parts of a URL on which the grids of a page depend. */
import { splitAddress } from './address-parts';
import { isFilterName, type AddressRules } from './arguments';
import { readOrder } from './order';
import { firstPage, isPageName } from './pagination';

/** Returns origin and path of the list in a URL, without its page number. */
export const pagePath = (url: string): string => firstPage(splitAddress(url)).path;

/** True if the grids have to change from one URL to the other, because of filters, order or page. */
export const showsDifferentProducts = (a: string, b: string, rules: AddressRules): boolean => {
	const followed = (url: string) => {
		const { path, arguments: given } = splitAddress(url);
		const raws = given
			.filter(({ name }) => name !== null && (isPageName(name) || isFilterName(name, rules)))
			.map(({ raw }) => raw);
		return JSON.stringify([path, raws, readOrder(url)]);
	};
	return followed(a) !== followed(b);
};
