/** What is shown of a cart in the words that plugins have for it (anchors, contracts: registerCheckoutFilters). */
import { applyFilter } from '../../compat/filters';
import type { CartData, CartItemData } from '../../domain/cart/data';
import type { LineModel } from '../../ui/cart-lines/model';
import type { CouponModel } from './order/coupon-model';
import { couponsAs } from './order/coupon-model';

/** Stands in a plugin's format for the amount. */
const PRICE = '<price/>';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFormat = (value: unknown): value is string => isText(value) && value.includes(PRICE);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface Arg {
	/** What filters of one line are asked about; its extensions are the ones that they are told. */
	readonly cartItem?: CartItemData | undefined;
	/** `summary` is the checkout's list. */
	readonly context?: 'cart' | 'summary';
}

/** A question about the cart, as WooCommerce documents its filters. */
const questionOf = <Value>(
	cart: CartData,
	filterName: string,
	defaultValue: Value,
	arg: Arg = {},
) => ({
	filterName,
	defaultValue,
	extensions: (arg.cartItem ?? cart).extensions,
	arg: { cart, ...arg },
});

/** What filters of one line are told. */
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

/** A line: its name, the formats of its prices, and its class. */
export const lineInWords = (line: LineModel, cart: CartData, arg: Arg): LineModel => ({
	...line,
	name: inWords(cart, 'itemName', line.name, arg),
	price: {
		...line.price,
		now: priceInWords(cart, 'subtotalPriceFormat', line.price.now, arg),
	},
	total: priceInWords(cart, 'cartItemPrice', line.total, arg),
	className: inWords(cart, 'cartItemClass', '', arg),
});

/** A line that can be changed, as the cart and the mini-cart list them. */
export const rowInWords = (line: LineModel, cart: CartData): LineModel => {
	const arg = argOf(line.key, cart, 'cart');
	return {
		...lineInWords(line, cart, arg),
		isRemovable: applyFilter(questionOf(cart, 'showRemoveItemLink', true, arg), isFlag),
	};
};

/** The coupons in force: those that plugins list, by their labels. */
export const couponsInWords = (
	coupons: readonly CouponModel[],
	cart: CartData,
): readonly CouponModel[] => {
	// As WooCommerce's own lists have them: what is written is their label.
	const listed = cart.coupons.map((coupon) => ({ ...coupon, label: coupon.code }));
	return couponsAs(
		coupons,
		applyFilter<readonly unknown[]>(
			questionOf(cart, 'coupons', listed, { context: 'summary' }),
			isList,
		),
	);
};
