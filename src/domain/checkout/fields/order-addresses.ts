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
 * (docs/behaviour.md#address-fields), and without a state of another country. A form without a country is that of a shop
 * for one, whose country and state are the visitor's: no order is without a country.
 */
export const addressForOrder = <Address extends ShippingAddress>(
	address: Address,
	settings: AddressSettings,
): Address => {
	const { country, state } = address;
	const isHidden = (name: string) => fieldSetting(name, country, settings)?.hidden;
	const place = isHidden('country') ? ['country', 'state'] : [];
	const blank = Object.keys(address).filter(
		(name) =>
			(isHidden(name) && !place.includes(name)) ||
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
