/** What is shown of a cart in the words that plugins have for it (anchors, contracts: registerCheckoutFilters). */
import { applyFilter } from '../../compat/filters';
import type { CartData } from '../../domain/cart/data';
import type { LineModel } from '../../ui/cart-lines/model';

/** Stands in a plugin's format for the amount. */
const PRICE = '<price/>';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFormat = (value: unknown): value is string => isText(value) && value.includes(PRICE);

type Arg = Readonly<Record<string, unknown>>;

/** A question about the cart, as WooCommerce documents its filters. */
export const questionOf = <Value>(
	cart: CartData,
	filterName: string,
	defaultValue: Value,
	arg: Arg = {},
) => ({ filterName, defaultValue, extensions: cart.extensions, arg: { cart, ...arg } });

/** What filters of one line are told; `summary` is the checkout's list. */
export const argOf = (key: string, cart: CartData, context: 'cart' | 'summary'): Arg => ({
	cartItem: cart.items.find((item) => item.key === key),
	context,
});

/** A text. */
export const inWords = (cart: CartData, filterName: string, text: string, arg?: Arg): string =>
	applyFilter(questionOf(cart, filterName, text, arg), isText);

/** An amount in a plugin's format. */
export const priceInWords = (
	cart: CartData,
	filterName: string,
	amount: string,
	arg?: Arg,
): string =>
	applyFilter(questionOf(cart, filterName, PRICE, arg), isFormat).replace(PRICE, () => amount);

/** A line: its name, and the formats of its prices. */
export const lineInWords = (line: LineModel, cart: CartData, arg: Arg): LineModel => ({
	...line,
	name: inWords(cart, 'itemName', line.name, arg),
	price: {
		...line.price,
		now: priceInWords(cart, 'subtotalPriceFormat', line.price.now, arg),
	},
	total: priceInWords(cart, 'cartItemPrice', line.total, arg),
});
