/**
 * Asks the filters that plugins have registered, in whichever script is on the page: ours, or WooCommerce's own where one
 * of its blocks needs that. Without such a script every value stays as it is, so that pages without plugins carry nothing.
 */
type Source = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null;

export interface FilterQuestion {
	readonly filterName: string;
	readonly defaultValue: string;
	/** The cart's extensions, as the Store API gives them. */
	readonly extensions: Source;
	/** cart, cartItem, context …, as WooCommerce documents the filter. */
	readonly arg: Source;
	/** What the value must contain, as "<price/>" in formats of prices. */
	readonly mustContain?: string;
}

/** The value that plugins make of the default one; texts only. */
export const applyFilter = (question: FilterQuestion): string => {
	const { filterName, defaultValue, extensions, arg, mustContain } = question;
	const wc: unknown = Reflect.get(window, 'wc');
	const blocksCheckout = isObject(wc) ? wc.blocksCheckout : undefined;
	const apply = isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
	if (typeof apply !== 'function') {
		return defaultValue;
	}
	const value: unknown = Reflect.apply(apply, blocksCheckout, [
		{ filterName, defaultValue, extensions, arg },
	]);
	const isFit = typeof value === 'string' && (!mustContain || value.includes(mustContain));
	return isFit ? value : defaultValue;
};
