import type { CartData } from '../../domain/cart/data';
import { argOf, couponsInWords, inWords, lineInWords, priceInWords } from '../shared/plugin-words';
import type { OrderModel } from './model/order';

/** The order as plugins write it: names, coupons, formats of prices, and what the total is called. */
export const inPluginWords = (order: OrderModel, cart: CartData): OrderModel => ({
	...order,
	lines: order.lines.map((line) => lineInWords(line, cart, argOf(line.key, cart, 'summary'))),
	coupons: couponsInWords(order.coupons, cart),
	totals: { ...order.totals, total: priceInWords(cart, 'totalValue', order.totals.total) },
	totalLabel: inWords(cart, 'totalLabel', order.totalLabel),
});

/** What is written on the button. */
export const buttonInPluginWords = (label: string, cart: CartData): string =>
	inWords(cart, 'placeOrderButtonLabel', label);
