/** What of an address a page's grids follow. */
import { splitAddress } from './address-parts';
import { isFilterName, type AddressRules } from './arguments';
import { readOrder } from './order';
import { firstPage, isPageName } from './pagination';

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
