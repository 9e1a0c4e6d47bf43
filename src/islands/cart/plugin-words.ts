import type { CartData } from '../../domain/cart/data';
import { safeUrl } from '../../domain/url';
import {
	filterCoupons,
	filterText,
	filterPriceFormat,
	filterEditableCartItem,
} from '../shared/plugin-words';
import type { CartModel } from './model';

/** Applies the checkout filters of plugins to the cart screen. */
export const applyCartFilters = (model: CartModel, cart: CartData): CartModel => ({
	...model,
	lines: model.lines.map((line) => filterEditableCartItem(line, cart)),
	coupons: filterCoupons(model.coupons, cart),
	totals: { ...model.totals, total: filterPriceFormat(cart, 'totalValue', model.totals.total) },
	totalLabel: filterText(cart, 'totalLabel', model.totalLabel),
	proceedLabel: filterText(cart, 'proceedToCheckoutButtonLabel', model.proceedLabel),
	checkoutUrl:
		safeUrl(filterText(cart, 'proceedToCheckoutButtonLink', model.checkoutUrl)) ||
		model.checkoutUrl,
});
