/**
 * Applies the checkout filters that plugins have registered in the script on the page: this plugin's, or WooCommerce's
 * own if one of its blocks needs it. Without such a script every value is returned unchanged, so that pages without
 * plugins load no filter code.
 */
import { isObject } from '../domain/support/unknown';
import type { UnknownObject } from '../domain/support/unknown';

export interface FilterQuery<Value> {
	readonly filterName: string;
	readonly defaultValue: Value;
	/** Extension data of the cart, as the Store API returns it. */
	readonly extensions: UnknownObject;
	/** cart, cartItem, context …, as WooCommerce documents for the filter. */
	readonly arg: UnknownObject;
}

export type ApplyFilter = <Value>(
	query: FilterQuery<Value>,
	isValid: (value: unknown) => value is Value,
) => Value;

/**
 * Returns the function that applies filters to a default value; it ignores invalid results. Called once for all filters
 * of a render: WooCommerce's `wc-dependency-detection` takes a stack trace each time that window.wc is read.
 */
export const checkoutFilters = (): ApplyFilter => {
	const wc: unknown = Reflect.get(window, 'wc');
	const blocksCheckout = isObject(wc) ? wc.blocksCheckout : undefined;
	const apply = isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
	if (typeof apply !== 'function') {
		return ({ defaultValue }) => defaultValue;
	}
	return (query, isValid) => {
		const value: unknown = Reflect.apply(apply, blocksCheckout, [{ ...query }]);
		return isValid(value) ? value : query.defaultValue;
	};
};
