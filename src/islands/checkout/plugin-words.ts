import type { CartData } from '../../domain/cart/data';
import { argOf, couponsInWords, inWords, lineInWords, priceInWords } from '../shared/plugin-words';
import type { OrderModel } from './model/order';

/**
 * Applies the checkout filters of plugins to the order summary: names, coupons, price formats and the total's label.
 */
export const inPluginWords = (order: OrderModel, cart: CartData): OrderModel => ({
	...order,
	lines: order.lines.map((line) => lineInWords(line, cart, argOf(line.key, cart, 'summary'))),
	coupons: couponsInWords(order.coupons, cart),
	totals: { ...order.totals, total: priceInWords(cart, 'totalValue', order.totals.total) },
	totalLabel: inWords(cart, 'totalLabel', order.totalLabel),
});

/** Applies the checkout filter for the label of the place-order button. */
export const buttonInPluginWords = (label: string, cart: CartData): string =>
	inWords(cart, 'placeOrderButtonLabel', label);
