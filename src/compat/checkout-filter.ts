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

/** Returns the default value as filtered by plugins; invalid results are ignored. */
export const applyCheckoutFilter = <Value>(
	query: FilterQuery<Value>,
	isValid: (value: unknown) => value is Value,
): Value => {
	const wc: unknown = Reflect.get(window, 'wc');
	const blocksCheckout = isObject(wc) ? wc.blocksCheckout : undefined;
	const apply = isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
	if (typeof apply !== 'function') {
		return query.defaultValue;
	}
	const value: unknown = Reflect.apply(apply, blocksCheckout, [{ ...query }]);
	return isValid(value) ? value : query.defaultValue;
};
