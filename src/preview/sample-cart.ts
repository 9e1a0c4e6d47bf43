/**
 * Sample cart for the editor (docs/behaviour.md#editor-preview): data/sample-cart.json, a response of the Store API in
 * English and in dollars, in the shop's language, currency and country. Editor\Preview\SampleCart does the same.
 */
import { __ } from '@wordpress/i18n';
import sample from '../../data/sample-cart.json';
import { readCartData } from '../api';
import type { CartData, CurrencyData } from '../domain/cart/data';
import { readCurrency } from '../domain/cart/read';
import { money } from '../domain/support/money';
import type { CurrencySetting, SiteSettings } from '../domain/support/settings';
import { isRecord, readRecord } from '../domain/support/unknown';
import { samplePriceHtml } from './price-html';
import { sampleAddress } from './sample-address';

/** Texts of the file with their translations. */
const translations = (): ReadonlyMap<string, string> =>
	new Map<string, string>([
		['Add to cart', __('Add to cart', 'storefront-islands')],
		['Beanie', __('Beanie', 'storefront-islands')],
		['Blue', __('Blue', 'storefront-islands')],
		['Cap', __('Cap', 'storefront-islands')],
		['Color', __('Color', 'storefront-islands')],
		['Flat rate', __('Flat rate', 'storefront-islands')],
		['Free shipping', __('Free shipping', 'storefront-islands')],
		['Gift wrap', __('Gift wrap', 'storefront-islands')],
		['Hoodie', __('Hoodie', 'storefront-islands')],
		['Local pickup', __('Local pickup', 'storefront-islands')],
		['Sales tax', __('Sales tax', 'storefront-islands')],
		['Scarf', __('Scarf', 'storefront-islands')],
		['Shipment', __('Shipment', 'storefront-islands')],
		['Size', __('Size', 'storefront-islands')],
		['Small', __('Small', 'storefront-islands')],
	]);

const currencyData = (currency: CurrencySetting): CurrencyData => ({
	currency_code: currency.code,
	currency_symbol: currency.symbol,
	currency_minor_unit: currency.minorUnit,
	currency_decimal_separator: currency.decimalSeparator,
	currency_thousand_separator: currency.thousandSeparator,
	currency_prefix: currency.prefix,
	currency_suffix: currency.suffix,
});

/** Returns a value of the file in another language and currency. */
const localized = (
	json: unknown,
	texts: ReadonlyMap<string, string>,
	currency: CurrencyData,
): unknown => {
	if (Array.isArray(json)) {
		return json.map((one: unknown) => localized(one, texts, currency));
	}
	if (isRecord(json)) {
		const fields = Object.entries(json).map(([name, value]) => [
			name,
			localized(value, texts, currency),
		]);
		return { ...Object.fromEntries(fields), ...('currency_code' in json && currency) };
	}
	return typeof json === 'string' ? (texts.get(json) ?? json) : json;
};

const cartWith = (changes: Readonly<Record<string, unknown>>, settings: SiteSettings): CartData => {
	const cart = readCartData(
		readRecord(
			localized({ ...sample.cart, ...changes }, translations(), currencyData(settings.currency)),
		),
	);
	const address = sampleAddress(settings);
	return {
		...cart,
		shippingRates: cart.shippingRates.map((pack) => ({ ...pack, destination: address })),
		shippingAddress: { ...cart.shippingAddress, ...address },
		billingAddress: { ...cart.billingAddress, ...address },
		crossSells: cart.crossSells.map((product) => ({
			...product,
			price_html: samplePriceHtml(
				money(Number(product.prices.price), readCurrency(product.prices)),
			),
		})),
	};
};

/** Returns an empty cart. */
export const emptySampleCart = (settings: SiteSettings): CartData =>
	cartWith(sample.empty, settings);

/** Returns the cart with every part that the shop has. */
export const sampleCart = (settings: SiteSettings): CartData => {
	if (settings.couponsEnabled) {
		return cartWith(settings.shippingEnabled ? {} : sample.withoutShipping, settings);
	}
	return cartWith(settings.shippingEnabled ? sample.withoutCoupons : sample.withoutBoth, settings);
};
