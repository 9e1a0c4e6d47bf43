import type { CartData } from '../../domain/cart/data';
import { safeUrl } from '../../domain/url';
import { couponsInWords, inWords, priceInWords, rowInWords } from '../shared/plugin-words';
import type { CartModel } from './model';

/** Applies the checkout filters of plugins to the cart screen. */
export const inPluginWords = (model: CartModel, cart: CartData): CartModel => ({
	...model,
	lines: model.lines.map((line) => rowInWords(line, cart)),
	coupons: couponsInWords(model.coupons, cart),
	totals: { ...model.totals, total: priceInWords(cart, 'totalValue', model.totals.total) },
	totalLabel: inWords(cart, 'totalLabel', model.totalLabel),
	proceedLabel: inWords(cart, 'proceedToCheckoutButtonLabel', model.proceedLabel),
	checkoutUrl:
		safeUrl(inWords(cart, 'proceedToCheckoutButtonLink', model.checkoutUrl)) || model.checkoutUrl,
});
