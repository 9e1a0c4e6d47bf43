/** The order that an address asks its grids for (argument `orderby`). */
import { joinAddress, splitAddress } from './address-parts';
import { firstPage } from './pagination';

const NAME = 'orderby';

/** "price-desc" …; the empty text for the shop's own order. */
export const readOrder = (url: string): string =>
	splitAddress(url)
		.arguments.filter(({ name }) => name === NAME)
		.pop()?.value ?? '';

/** The first page in another order; all else as it was. */
export const writeOrder = (url: string, order: string): string => {
	const { arguments: given, ...rest } = firstPage(splitAddress(url));
	return joinAddress(
		{ ...rest, arguments: given.filter(({ name }) => name !== NAME) },
		order === '' ? [] : [[NAME, order]],
	);
};
