/**
 * Asks the filters that plugins have registered, in whichever script is on the page: ours, or WooCommerce's own where one
 * of its blocks needs that. Without such a script every value stays as it is, so that pages without plugins carry nothing.
 */
type Source = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Source => typeof value === 'object' && value !== null;

export interface FilterQuestion<Value> {
	readonly filterName: string;
	readonly defaultValue: Value;
	/** The cart's extensions, as the Store API gives them. */
	readonly extensions: Source;
	/** cart, cartItem, context …, as WooCommerce documents the filter. */
	readonly arg: Source;
}

const ask = ({ filterName, defaultValue, extensions, arg }: FilterQuestion<unknown>): unknown => {
	const wc: unknown = Reflect.get(window, 'wc');
	const blocksCheckout = isObject(wc) ? wc.blocksCheckout : undefined;
	const apply = isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
	if (typeof apply !== 'function') {
		return defaultValue;
	}
	return Reflect.apply(apply, blocksCheckout, [{ filterName, defaultValue, extensions, arg }]);
};

/**
 * The text that plugins make of the default one.
 *
 * @param mustContain What it must contain, as "<price/>" in formats of prices.
 */
export const applyFilter = (question: FilterQuestion<string>, mustContain = ''): string => {
	const value = ask(question);
	return typeof value === 'string' && value.includes(mustContain) ? value : question.defaultValue;
};

/** The list that plugins make of the default one; what is in it may be anything. */
export const applyListFilter = (
	question: FilterQuestion<readonly unknown[]>,
): readonly unknown[] => {
	const value = ask(question);
	return Array.isArray(value) ? value : question.defaultValue;
};
