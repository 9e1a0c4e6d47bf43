import type { CartData } from '../../domain/cart/data';
import {
	argOf,
	filterCoupons,
	filterText,
	filterCartItem,
	filterPriceFormat,
} from '../shared/plugin-words';
import type { OrderModel } from './model/order';

/**
 * Applies the checkout filters of plugins to the order summary: names, coupons, price formats and the total's label.
 */
export const applyOrderSummaryFilters = (order: OrderModel, cart: CartData): OrderModel => ({
	...order,
	lines: order.lines.map((line) => filterCartItem(line, cart, argOf(line.key, cart, 'summary'))),
	coupons: filterCoupons(order.coupons, cart),
	totals: { ...order.totals, total: filterPriceFormat(cart, 'totalValue', order.totals.total) },
	totalLabel: filterText(cart, 'totalLabel', order.totalLabel),
});

/** Applies the checkout filter for the label of the place-order button. */
export const filterPlaceOrderLabel = (label: string, cart: CartData): string =>
	filterText(cart, 'placeOrderButtonLabel', label);
