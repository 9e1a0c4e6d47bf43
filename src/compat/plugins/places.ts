/** Slots and parts of WooCommerce's blocks that correspond to each slot of this plugin. */
import type { PluginSlotName } from '../parts';
import type { OrderFill } from './slots/order-slots';
import {
	ExperimentalDiscountsMeta,
	ExperimentalOrderLocalPickupPackages,
	ExperimentalOrderMeta,
	ExperimentalOrderShippingPackages,
} from './slots/order-slots';
import type { Area } from './checkout/areas';
import { AREAS } from './checkout/areas';

export interface PluginSlotContent {
	readonly slot?: OrderFill;
	/** The inner blocks of these parts are rendered one after the other. */
	readonly areas?: readonly Area[];
}

const PLUGIN_SLOTS = new Map<PluginSlotName, PluginSlotContent>([
	['cart/items', { areas: [AREAS.CART_ITEMS] }],
	['cart/coupons', { slot: ExperimentalDiscountsMeta }],
	['cart/shipping', { slot: ExperimentalOrderShippingPackages }],
	[
		'cart/totals',
		{
			slot: ExperimentalOrderMeta,
			areas: [AREAS.CART_ORDER_SUMMARY_TOTALS, AREAS.CART_ORDER_SUMMARY],
		},
	],
	['cart/side', { areas: [AREAS.CART_TOTALS] }],
	['cart/cross-sells', { areas: [AREAS.CART_CROSS_SELLS] }],
	['cart/filled', { areas: [AREAS.FILLED_CART, AREAS.CART] }],
	['cart/empty', { areas: [AREAS.EMPTY_CART] }],
	['checkout/contact-fields', { areas: [AREAS.CONTACT_INFORMATION] }],
	['checkout/shipping-method', { areas: [AREAS.SHIPPING_METHOD] }],
	['checkout/shipping-fields', { areas: [AREAS.SHIPPING_ADDRESS] }],
	[
		'checkout/pickup-options',
		{ slot: ExperimentalOrderLocalPickupPackages, areas: [AREAS.PICKUP_LOCATION] },
	],
	['checkout/billing-fields', { areas: [AREAS.BILLING_ADDRESS] }],
	[
		'checkout/shipping-option',
		{ slot: ExperimentalOrderShippingPackages, areas: [AREAS.SHIPPING_METHODS] },
	],
	['checkout/payment-method', { areas: [AREAS.PAYMENT_METHODS] }],
	['checkout/fields', { areas: [AREAS.CHECKOUT_FIELDS] }],
	['checkout/coupons', { slot: ExperimentalDiscountsMeta }],
	[
		'checkout/totals',
		{
			slot: ExperimentalOrderMeta,
			areas: [
				AREAS.CHECKOUT_ORDER_SUMMARY_TOTALS,
				AREAS.CHECKOUT_ORDER_SUMMARY,
				AREAS.CHECKOUT_TOTALS,
				AREAS.CHECKOUT,
			],
		},
	],
]);

/** Returns the content of a slot; empty for a step that WooCommerce does not have. */
export const pluginSlotContent = (name: PluginSlotName): PluginSlotContent =>
	PLUGIN_SLOTS.get(name) ?? {};
