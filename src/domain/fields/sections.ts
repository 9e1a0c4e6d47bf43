/** Addresses that the checkout shows, and their use in the order. */
import type { BillingAddress, ShippingAddress } from '../address';
import { normaliseAddress, normaliseField } from '../address';
import type { FormSettings } from './setting';
import { fieldSetting, isStateOf } from './setting';

/** State on which the addresses depend. */
export interface Delivery {
	/** True if the cart contains items to ship. */
	readonly needsShipping: boolean;
	/** True if the shopper chooses local pickup. */
	readonly prefersCollection: boolean;
	readonly useShippingAsBilling: boolean;
	/** True if the shop ships to the billing address only. */
	readonly shipsToBillingOnly: boolean;
}

export interface RequestedAddresses {
	readonly shipping: boolean;
	readonly billing: boolean;
	/** True if the shopper may use the shipping address for billing. */
	readonly offersSameAddress: boolean;
	/** True if the billing address is also the shipping address. */
	readonly shippingFollowsBilling: boolean;
}

/**
 * Only the billing address is shown if nothing is shipped, for local pickup, or if the shop ships to the billing
 * address only.
 */
export const requestedAddresses = (delivery: Delivery): RequestedAddresses => {
	const shipping =
		delivery.needsShipping && !delivery.prefersCollection && !delivery.shipsToBillingOnly;
	return {
		shipping,
		billing: !shipping || !delivery.useShippingAsBilling,
		offersSameAddress: shipping,
		shippingFollowsBilling: delivery.shipsToBillingOnly,
	};
};

/**
 * Returns an address for the order: normalised, with fields blank that its country hides
 * (docs/behaviour.md#address-fields), and without a state of another country.
 */
export const addressForOrder = <Address extends ShippingAddress>(
	address: Address,
	settings: FormSettings,
): Address => {
	const { country, state } = address;
	const blank = Object.keys(address).filter(
		(name) =>
			fieldSetting(name, country, settings)?.hidden ||
			(name === 'state' && !isStateOf(country, state, settings)),
	);
	return {
		...normaliseAddress(address),
		...Object.fromEntries(blank.map((name) => [name, ''])),
	};
};

/**
 * Returns both addresses of the order; shipping is null if nothing is shipped. Billing keeps its own e-mail address.
 * For local pickup the billing address is also the shipping address, because WooCommerce requires a complete one.
 */
export const addressesForOrder = (
	shipping: ShippingAddress,
	billing: BillingAddress,
	delivery: Delivery,
	settings: FormSettings,
): { readonly shipping: ShippingAddress | null; readonly billing: BillingAddress } => {
	const requested = requestedAddresses(delivery);
	const billed = requested.billing ? billing : { ...billing, ...shipping, email: billing.email };
	const { email, ...billedPlace } = billed;
	const named = requested.shipping ? shipping : billedPlace;
	return {
		shipping: delivery.needsShipping ? addressForOrder(named, settings) : null,
		billing: { ...addressForOrder(billedPlace, settings), email: normaliseField('email', email) },
	};
};
