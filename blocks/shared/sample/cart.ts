/**
 * Sample cart for the editor (docs/behaviour.md#editor-preview): an item on sale, a variation, a coupon, a fee,
 * shipping rates and cross-sells, so that every part of a screen is visible. It has the shape of the carts in the
 * stores, and the islands' own models turn it into views.
 */
import { __ } from '@wordpress/i18n';
import type { CartData } from '../../../src/domain/cart/data';
import type { SiteSettings } from '../../../src/domain/settings';
import { sampleAddress, sampleBillingAddress } from './address';
import { currencyData, totalsOf } from './amounts';
import { sampleCoupon, sampleFee, sampleRates } from './extras';
import { sampleCrossSells, sampleItems } from './products';

/** Payment methods of the sample (docs/behaviour.md#cart-data: sample values). */
const METHODS: readonly string[] = ['cod', 'bacs', 'cheque'];

/** Returns an empty cart. */
export const emptySampleCart = (settings: SiteSettings): CartData => {
	const currency = currencyData(settings.currency);
	return {
		items: [],
		coupons: [],
		fees: [],
		shippingRates: [],
		crossSells: [],
		totals: totalsOf({ items: [], coupons: [], fees: [], rates: [], taxName: '' }, currency),
		itemsCount: 0,
		itemsWeight: 0,
		needsShipping: false,
		needsPayment: false,
		hasCalculatedShipping: false,
		shippingAddress: sampleAddress(settings),
		billingAddress: sampleBillingAddress(settings),
		errors: [],
		paymentMethods: METHODS,
		paymentRequirements: ['products'],
		extensions: {},
	};
};

/** Returns the full sample cart in the shop's currency. */
export const sampleCart = (settings: SiteSettings): CartData => {
	const currency = currencyData(settings.currency);
	const items = sampleItems(currency);
	const coupons = settings.couponsEnabled ? [sampleCoupon(currency)] : [];
	const fees = [sampleFee(currency)];
	const rates = settings.shippingEnabled ? sampleRates(currency) : [];
	return {
		...emptySampleCart(settings),
		items,
		coupons,
		fees,
		shippingRates: settings.shippingEnabled
			? [
					{
						package_id: 0,
						name: __('Shipment', 'storefront-islands'),
						destination: { ...sampleAddress(settings) },
						items: items.map(({ key, name, quantity }) => ({ key, name, quantity })),
						shipping_rates: rates,
					},
				]
			: [],
		crossSells: sampleCrossSells(currency),
		totals: totalsOf(
			{ items, coupons, fees, rates, taxName: __('Sales tax', 'storefront-islands') },
			currency,
		),
		itemsCount: items.reduce((count, { quantity }) => count + quantity, 0),
		needsShipping: settings.shippingEnabled,
		needsPayment: true,
		hasCalculatedShipping: settings.shippingEnabled,
	};
};
