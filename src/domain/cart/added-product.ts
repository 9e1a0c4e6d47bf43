import type { CartData, CartItemData } from './data';

/** Product of the Store API as far as a cart has it, or its id. */
type AddedProduct = Partial<CartItemData> & { readonly id: number };

/**
 * Returns what analytics plugins are told of a product that was added: the line that has grown, which of a variable
 * product is its variation, with the added quantity, and without its totals, which are those of the whole line.
 *
 * @param before Cart before the add.
 * @param after Cart of the answer.
 */
export const addedProduct = (
	id: number,
	quantity: number,
	before: CartData,
	after: CartData | null | undefined,
): AddedProduct => {
	const known = new Map(before.items.map((item) => [item.key, item.quantity]));
	const grown = after?.items.filter((item) => item.quantity > (known.get(item.key) ?? 0)) ?? [];
	const line =
		grown.find((item) => item.id === id) ??
		grown.at(0) ??
		after?.items.find((item) => item.id === id);
	if (!line) {
		return { id };
	}
	const product: { -readonly [Name in keyof CartItemData]?: CartItemData[Name] } & { id: number } =
		{
			...line,
			quantity,
		};
	delete product.totals;
	return product;
};
