/** The order in the words that plugins have for it (anchors, contracts: registerCheckoutFilters). */
import { applyFilter } from '../../compat/filters';
import type { CartData } from '../../domain/cart/data';
import type { LineModel } from '../../ui/cart-lines/model';
import type { OrderModel } from './model/order';

/** Stands in a plugin's format for the amount. */
const PRICE = '<price/>';

const ask = (
	cart: CartData,
	filterName: string,
	defaultValue: string,
	arg: Readonly<Record<string, unknown>> = {},
	mustContain = '',
): string =>
	applyFilter({
		filterName,
		defaultValue,
		extensions: cart.extensions,
		arg: { cart, ...arg },
		mustContain,
	});

const lineInWords = (line: LineModel, cart: CartData): LineModel => {
	const cartItem = cart.items.find(({ key }) => key === line.key);
	const arg = { cartItem, context: 'summary' };
	const format = (filterName: string, amount: string): string =>
		ask(cart, filterName, PRICE, arg, PRICE).replace(PRICE, () => amount);
	return {
		...line,
		name: ask(cart, 'itemName', line.name, arg),
		price: { ...line.price, now: format('subtotalPriceFormat', line.price.now) },
		total: format('cartItemPrice', line.total),
	};
};

/** The order as plugins write it: names, formats of prices, and what the total is called. */
export const inPluginWords = (order: OrderModel, cart: CartData): OrderModel => ({
	...order,
	lines: order.lines.map((line) => lineInWords(line, cart)),
	totalLabel: ask(cart, 'totalLabel', order.totalLabel),
});

/** What is written on the button. */
export const buttonInPluginWords = (label: string, cart: CartData): string =>
	ask(cart, 'placeOrderButtonLabel', label);
