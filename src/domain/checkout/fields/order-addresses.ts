/** Addresses of an order. */
import { normaliseAddress, normaliseField } from '../../support/address';
import type { BillingAddress, ShippingAddress } from '../../support/address';
import type { AddressSettings } from '../../support/settings';
import { requestedAddresses } from './sections';
import type { Delivery } from './sections';
import { fieldSetting, statesOf } from './setting';

/** True if the text can be a state of the country. Wallets and scripts use codes or names; the shop accepts both. */
const isStateOf = (country: string, state: string, settings: AddressSettings): boolean => {
	const wanted = state.trim().toLowerCase();
	return (
		statesOf(country, settings)?.some((names) =>
			names.some((name) => name.toLowerCase() === wanted),
		) ?? true
	);
};

/**
 * Returns an address for the order: normalised, with fields blank that its country hides
 * (docs/behaviour.md#address-fields), and without a state of another country.
 */
export const addressForOrder = <Address extends ShippingAddress>(
	address: Address,
	settings: AddressSettings,
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
	settings: AddressSettings,
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
