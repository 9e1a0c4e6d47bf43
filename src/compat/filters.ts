/**
 * Asks the filters that plugins have registered, in whichever script is on the page: ours, or WooCommerce's own where one
 * of its blocks needs that. Without such a script every value stays as it is, so that pages without plugins carry nothing.
 */
import { isObject } from '../domain/unknown-object';
import type { UnknownObject } from '../domain/unknown-object';

export interface FilterQuestion<Value> {
	readonly filterName: string;
	readonly defaultValue: Value;
	/** The cart's extensions, as the Store API gives them. */
	readonly extensions: UnknownObject;
	/** cart, cartItem, context …, as WooCommerce documents the filter. */
	readonly arg: UnknownObject;
}

/** The value that plugins make of the default one, where it is fit. */
export const applyFilter = <Value>(
	question: FilterQuestion<Value>,
	isFit: (value: unknown) => value is Value,
): Value => {
	const wc: unknown = Reflect.get(window, 'wc');
	const blocksCheckout = isObject(wc) ? wc.blocksCheckout : undefined;
	const apply = isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
	if (typeof apply !== 'function') {
		return question.defaultValue;
	}
	const value: unknown = Reflect.apply(apply, blocksCheckout, [{ ...question }]);
	return isFit(value) ? value : question.defaultValue;
};
