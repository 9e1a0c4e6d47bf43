/** Content of plugins in this plugin's slots: the slots and parts of WooCommerce's blocks that correspond to each. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { RadioControl, ShippingRatesControlPackage } from '../components';
import { rateOption } from '../components/shipping-package';
import type { PluginSlotName, PluginSlots } from '../plugin-slots';
import { ExpressPlace, hasExpress } from './express-place';
import { AreaBlocks } from './slots/area-blocks';
import { AREAS } from './slots/checkout-blocks';
import type { Area } from './slots/checkout-blocks';
import {
	ExperimentalDiscountsMeta,
	ExperimentalOrderLocalPickupPackages,
	ExperimentalOrderMeta,
	ExperimentalOrderShippingPackages,
	useSlotProps,
} from './slots/order-slots';
import type { OrderFill } from './slots/order-slots';

/** Slots and parts of WooCommerce's blocks that correspond to each slot of this plugin. */
export interface PluginSlotContent {
	readonly slot?: OrderFill;
	/** The inner blocks of these parts are rendered one after the other. */
	readonly areas?: readonly Area[];
}

const PLUGIN_SLOTS: Partial<Record<PluginSlotName, PluginSlotContent>> = {
	'cart/items': { areas: [AREAS.CART_ITEMS] },
	'cart/coupons': { slot: ExperimentalDiscountsMeta },
	'cart/shipping': { slot: ExperimentalOrderShippingPackages },
	'cart/totals': {
		slot: ExperimentalOrderMeta,
		areas: [AREAS.CART_ORDER_SUMMARY_TOTALS, AREAS.CART_ORDER_SUMMARY],
	},
	'cart/side': { areas: [AREAS.CART_TOTALS] },
	'cart/cross-sells': { areas: [AREAS.CART_CROSS_SELLS] },
	'cart/filled': { areas: [AREAS.FILLED_CART, AREAS.CART] },
	'cart/empty': { areas: [AREAS.EMPTY_CART] },
	'checkout/contact-fields': { areas: [AREAS.CONTACT_INFORMATION] },
	'checkout/shipping-method': { areas: [AREAS.SHIPPING_METHOD] },
	'checkout/shipping-fields': { areas: [AREAS.SHIPPING_ADDRESS] },
	'checkout/pickup-options': {
		slot: ExperimentalOrderLocalPickupPackages,
		areas: [AREAS.PICKUP_LOCATION],
	},
	'checkout/billing-fields': { areas: [AREAS.BILLING_ADDRESS] },
	'checkout/shipping-option': {
		slot: ExperimentalOrderShippingPackages,
		areas: [AREAS.SHIPPING_METHODS],
	},
	'checkout/payment-method': { areas: [AREAS.PAYMENT_METHODS] },
	'checkout/fields': { areas: [AREAS.CHECKOUT_FIELDS] },
	'checkout/coupons': { slot: ExperimentalDiscountsMeta },
	'checkout/totals': {
		slot: ExperimentalOrderMeta,
		areas: [
			AREAS.CHECKOUT_ORDER_SUMMARY_TOTALS,
			AREAS.CHECKOUT_ORDER_SUMMARY,
			AREAS.CHECKOUT_TOTALS,
			AREAS.CHECKOUT,
		],
	},
};

/** Returns the content of a slot; empty for a step that WooCommerce does not have. */
const pluginSlotContent = (name: PluginSlotName): PluginSlotContent => PLUGIN_SLOTS[name] ?? {};

/** Additional props that the slots beside shipping rates pass to their fills. */
const RATE_PROPS = {
	collapsible: false,
	collapse: false,
	components: { ShippingRatesControlPackage, RadioControl },
	noResultsMessage: createElement(
		'p',
		null,
		__('There is no delivery to this address. Please check it.', 'storefront-islands'),
	),
	renderOption: rateOption,
	renderPickupLocation: rateOption,
};

/** Renders the content of plugins for a slot: the slot's fills, then the inner blocks of its parts. */
export const PluginSlot: PluginSlots['PluginSlot'] = ({ name }) => {
	const { slot: Filled, areas = [] } = pluginSlotContent(name);
	const context = name.startsWith('cart/') ? 'woocommerce/cart' : 'woocommerce/checkout';
	const slotProps = useSlotProps(context);
	return (
		<Fragment>
			{hasExpress(name) && <ExpressPlace />}
			{Filled && <Filled.Slot {...slotProps} {...RATE_PROPS} />}
			{areas.map((area) => (
				<AreaBlocks key={area} area={area} />
			))}
		</Fragment>
	);
};
