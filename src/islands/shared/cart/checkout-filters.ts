/** Applies plugins' checkout filters to what is shown of a cart (docs/behaviour.md#checkout-filters). */
import { applyCheckoutFilter } from '../../../compat/checkout-filter';
import type { CartData, CartItemData } from '../../../domain/cart/data';
import type { LineModel } from '../../../ui/cart/model';
import { relabelCoupons } from './coupon-model';
import type { CouponModel } from './coupon-model';

/** Placeholder for the amount in a plugin's format. */
const PRICE = '<price/>';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFormat = (value: unknown): value is string => isText(value) && value.includes(PRICE);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface Arg {
	/** Cart item for filters of a line, whose extension data is passed to them. */
	readonly cartItem?: CartItemData | undefined;
	/** `summary` is the order summary of the checkout. */
	readonly context?: 'cart' | 'summary';
}

/** Builds the options of a filter with the arguments that WooCommerce documents. */
const filterQuery = <Value>(
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

/** Returns the arguments of a line's filters. */
export const argOf = (key: string, cart: CartData, context: 'cart' | 'summary'): Arg => ({
	cartItem: cart.items.find((item) => item.key === key),
	context,
});

/** Applies a filter to a text. */
export const filterText = (cart: CartData, filterName: string, text: string, arg?: Arg): string =>
	applyCheckoutFilter(filterQuery(cart, filterName, text, arg), isText);

/** Applies a filter to the format of an amount. */
export const filterPriceFormat = (
	cart: CartData,
	filterName: string,
	amount: string,
	arg?: Arg,
): string =>
	applyCheckoutFilter(filterQuery(cart, filterName, PRICE, arg), isFormat).replace(
		PRICE,
		() => amount,
	);

/** Applies the filters of a line: its name, price formats and class names. */
export const filterCartItem = (line: LineModel, cart: CartData, arg: Arg): LineModel => ({
	...line,
	name: filterText(cart, 'itemName', line.name, arg),
	price: {
		...line.price,
		now: filterPriceFormat(cart, 'subtotalPriceFormat', line.price.now, arg),
	},
	total: filterPriceFormat(cart, 'cartItemPrice', line.total, arg),
	...(line.savings && {
		savings: filterPriceFormat(cart, 'saleBadgePriceFormat', line.savings, arg),
	}),
	className: filterText(cart, 'cartItemClass', '', arg),
});

/** Applies the filters of an editable line, as listed in the cart and the mini-cart. */
export const filterEditableCartItem = (line: LineModel, cart: CartData): LineModel => {
	const arg = argOf(line.key, cart, 'cart');
	return {
		...filterCartItem(line, cart, arg),
		isRemovable: applyCheckoutFilter(filterQuery(cart, 'showRemoveItemLink', true, arg), isFlag),
	};
};

/** Applies the filter of applied coupons, which may remove coupons and change their labels. */
export const filterCoupons = (
	coupons: readonly CouponModel[],
	cart: CartData,
): readonly CouponModel[] => {
	// WooCommerce passes coupons with their code as label.
	const listed = cart.coupons.map((coupon) => ({ ...coupon, label: coupon.code }));
	return relabelCoupons(
		coupons,
		applyCheckoutFilter<readonly unknown[]>(
			filterQuery(cart, 'coupons', listed, { context: 'summary' }),
			isList,
		),
	);
};
