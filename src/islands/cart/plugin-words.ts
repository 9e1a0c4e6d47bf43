import { applyFilter } from '../../compat/filters';
import type { CartData } from '../../domain/cart/data';
import { safeUrl } from '../../domain/url';
import type { LineModel } from '../../ui/cart-lines/model';
import { couponsAs } from '../shared/order/coupon-model';
import { argOf, inWords, lineInWords, priceInWords, questionOf } from '../shared/plugin-words';
import type { CartModel } from './model';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const rowInWords = (line: LineModel, cart: CartData): LineModel => {
	const arg = argOf(line.key, cart, 'cart');
	return {
		...lineInWords(line, cart, arg),
		className: inWords(cart, 'cartItemClass', '', arg),
		isRemovable: applyFilter(questionOf(cart, 'showRemoveItemLink', true, arg), isFlag),
	};
};

/** The cart screen as plugins write it. */
export const inPluginWords = (model: CartModel, cart: CartData): CartModel => ({
	...model,
	lines: model.lines.map((line) => rowInWords(line, cart)),
	coupons: couponsAs(
		model.coupons,
		applyFilter<readonly unknown[]>(
			// As WooCommerce's own cart has them: what is written is their label.
			questionOf(
				cart,
				'coupons',
				cart.coupons.map((coupon) => ({ ...coupon, label: coupon.code })),
				{ context: 'summary' },
			),
			isList,
		),
	),
	totals: { ...model.totals, total: priceInWords(cart, 'totalValue', model.totals.total) },
	totalLabel: inWords(cart, 'totalLabel', model.totalLabel),
	proceedLabel: inWords(cart, 'proceedToCheckoutButtonLabel', model.proceedLabel),
	checkoutUrl:
		safeUrl(inWords(cart, 'proceedToCheckoutButtonLink', model.checkoutUrl)) || model.checkoutUrl,
});
