/**
 * Amounts of the sample cart's parts, including tax, added up as a shop without WooCommerce would do it. All amounts
 * are in minor units.
 */
import type {
	CouponData,
	CurrencyData,
	FeeData,
	CartItemData,
	PricesData,
	ShippingRateData,
	TotalsData,
} from '../../../src/domain/cart/data';
import type { CurrencySetting } from '../../../src/domain/settings';

/** Tax rate of the sample in per cent (docs/behaviour.md#editor-preview: the sample tax line). */
const TAX_PERCENT = 20;

/** Returns the tax on an amount, in minor units. */
export const taxOn = (amount: number): number => Math.round((amount * TAX_PERCENT) / 100);

/** Returns the site's currency in the Store API's format. */
export const currencyData = (currency: CurrencySetting): CurrencyData => ({
	currency_code: currency.code,
	currency_symbol: currency.symbol,
	currency_minor_unit: currency.minorUnit,
	currency_decimal_separator: currency.decimalSeparator,
	currency_thousand_separator: currency.thousandSeparator,
	currency_prefix: currency.prefix,
	currency_suffix: currency.suffix,
});

/** Returns the prices of one item; `before` is higher than `price` if it is on sale. */
export const pricesOf = (price: number, before: number, currency: CurrencyData): PricesData => ({
	...currency,
	price: String(price),
	regular_price: String(before),
	sale_price: String(price),
	price_range: null,
});

const sum = (amounts: readonly string[]): number =>
	amounts.reduce((total, amount) => total + Number(amount), 0);

interface Parts {
	readonly items: readonly CartItemData[];
	readonly coupons: readonly CouponData[];
	readonly fees: readonly FeeData[];
	readonly rates: readonly ShippingRateData[];
	/** Name of the tax line, plain text. */
	readonly taxName: string;
}

/** Adds up the totals of the parts. */
export const totalsOf = (
	{ items, coupons, fees, rates, taxName }: Parts,
	currency: CurrencyData,
): TotalsData => {
	const chosen = rates.filter(({ selected }) => selected);
	const goods = sum(items.map(({ totals }) => totals.line_subtotal));
	const goodsTax = sum(items.map(({ totals }) => totals.line_subtotal_tax));
	const discount = sum(coupons.map(({ totals }) => totals.total_discount));
	const discountTax = sum(coupons.map(({ totals }) => totals.total_discount_tax));
	const fee = sum(fees.map(({ totals }) => totals.total));
	const feeTax = sum(fees.map(({ totals }) => totals.total_tax));
	const shipping = sum(chosen.map(({ price }) => price));
	const shippingTax = sum(chosen.map(({ taxes }) => taxes));
	const tax = goodsTax - discountTax + feeTax + shippingTax;
	return {
		...currency,
		total_items: String(goods),
		total_items_tax: String(goodsTax),
		total_fees: String(fee),
		total_fees_tax: String(feeTax),
		total_discount: String(discount),
		total_discount_tax: String(discountTax),
		total_shipping: rates.length > 0 ? String(shipping) : null,
		total_shipping_tax: rates.length > 0 ? String(shippingTax) : null,
		total_price: String(goods - discount + fee + shipping + tax),
		total_tax: String(tax),
		tax_lines:
			tax === 0 ? [] : [{ name: taxName, price: String(tax), rate: `${String(TAX_PERCENT)}%` }],
	};
};
