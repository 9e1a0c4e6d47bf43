/** Applies plugins' checkout filters to what is shown of a cart (docs/behaviour.md#checkout-filters). */
import { checkoutFilters } from '../../../compat/checkout-filter';
import type { ApplyFilter } from '../../../compat/checkout-filter';
import type { CartData, CartItemData } from '../../../domain/cart/data';
import { htmlToText } from '../../../domain/html/text';
import type { LineModel } from '../../../ui/cart/model';
import { PRICE } from '../../../ui/price';
import { relabelCoupons } from './coupon-model';
import type { CouponModel } from '../../../ui/cart/coupon-model';

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

/** Filters of the page's plugins, with the cart that they are called with. */
export interface CartFilters {
	readonly cart: CartData;
	readonly apply: ApplyFilter;
}

/** Returns the filters for one render. */
export const cartFilters = (cart: CartData): CartFilters => ({ cart, apply: checkoutFilters() });

/** Builds the options of a filter with the arguments that WooCommerce documents. */
const filterQuery = <Value>(
	{ cart }: CartFilters,
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
export const argOf = (key: string, { cart }: CartFilters, context: 'cart' | 'summary'): Arg => ({
	cartItem: cart.items.find((item) => item.key === key),
	context,
});

/** Applies a filter to a text. */
export const filterText = (
	filters: CartFilters,
	filterName: string,
	text: string,
	arg?: Arg,
): string => filters.apply(filterQuery(filters, filterName, text, arg), isText);

const filterFormat = (filters: CartFilters, filterName: string, arg?: Arg): string =>
	filters.apply(filterQuery(filters, filterName, PRICE, arg), isFormat);

/** Applies a filter to the format of an amount. */
export const filterPriceFormat = (
	filters: CartFilters,
	filterName: string,
	amount: string,
	arg?: Arg,
): string => filterFormat(filters, filterName, arg).replace(PRICE, () => amount);

/** Returns a plugin's words around an amount; undefined if there are none. */
const wordsAround = (filters: CartFilters, filterName: string, arg: Arg): string | undefined => {
	const format = filterFormat(filters, filterName, arg);
	return format === PRICE ? undefined : format;
};

/** Applies the filter of a line's name, which is HTML there: plugins add badges and notes to it. */
const filterLineName = (line: LineModel, filters: CartFilters, arg: Arg): Partial<LineModel> => {
	const sent = arg.cartItem?.name ?? line.name;
	const nameHtml = filterText(filters, 'itemName', sent, arg);
	return nameHtml === sent ? {} : { name: htmlToText(nameHtml), nameHtml };
};

/** Applies the filters of a line: its name, price formats and class names. */
export const filterCartItem = (line: LineModel, filters: CartFilters, arg: Arg): LineModel => ({
	...line,
	...filterLineName(line, filters, arg),
	price: { ...line.price, format: wordsAround(filters, 'subtotalPriceFormat', arg) },
	totalFormat: wordsAround(filters, 'cartItemPrice', arg),
	...(line.savings && {
		savings: filterPriceFormat(filters, 'saleBadgePriceFormat', line.savings, arg),
	}),
	className: filterText(filters, 'cartItemClass', line.className ?? '', arg),
});

/** Applies the filters of an editable line, as listed in the cart and the mini-cart. */
export const filterEditableCartItem = (line: LineModel, filters: CartFilters): LineModel => {
	const arg = argOf(line.key, filters, 'cart');
	return {
		...filterCartItem(line, filters, arg),
		isRemovable: filters.apply(
			filterQuery(filters, 'showRemoveItemLink', line.isRemovable !== false, arg),
			isFlag,
		),
	};
};

/** Applies the filter of applied coupons, which may remove coupons and change their labels. */
export const filterCoupons = (
	coupons: readonly CouponModel[],
	filters: CartFilters,
): readonly CouponModel[] => {
	// WooCommerce passes coupons with their code as label.
	const listed = filters.cart.coupons.map((coupon) => ({ ...coupon, label: coupon.code }));
	return relabelCoupons(
		coupons,
		filters.apply<readonly unknown[]>(
			filterQuery(filters, 'coupons', listed, { context: 'summary' }),
			isList,
		),
	);
};
