import { applyFilter } from '../../compat/filters';
import type { CartData } from '../../domain/cart/data';
import { safeUrl } from '../../domain/url';
import type { LineModel } from '../../ui/cart-lines/model';
import {
	argOf,
	couponsInWords,
	inWords,
	lineInWords,
	priceInWords,
	questionOf,
} from '../shared/plugin-words';
import type { CartModel } from './model';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

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
	coupons: couponsInWords(model.coupons, cart),
	totals: { ...model.totals, total: priceInWords(cart, 'totalValue', model.totals.total) },
	totalLabel: inWords(cart, 'totalLabel', model.totalLabel),
	proceedLabel: inWords(cart, 'proceedToCheckoutButtonLabel', model.proceedLabel),
	checkoutUrl:
		safeUrl(inWords(cart, 'proceedToCheckoutButtonLink', model.checkoutUrl)) || model.checkoutUrl,
});
