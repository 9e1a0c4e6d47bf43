/** Order of the grids in a URL (argument `orderby`). */
import { joinAddress, splitAddress } from './address-parts';
import { firstPage } from './pagination';

const NAME = 'orderby';

/** Returns the order, such as "price-desc"; empty for the shop's default order. */
export const readOrder = (url: string): string =>
	splitAddress(url)
		.arguments.filter(({ name }) => name === NAME)
		.pop()?.value ?? '';

/** Returns the URL of the first page in another order; the rest is unchanged. */
export const writeOrder = (url: string, order: string): string => {
	const { arguments: given, ...rest } = firstPage(splitAddress(url));
	return joinAddress(
		{ ...rest, arguments: given.filter(({ name }) => name !== NAME) },
		order === '' ? [] : [[NAME, order]],
	);
};
