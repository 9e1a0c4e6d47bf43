/** Which addresses the checkout asks for, and what becomes of them in the order. */
import type { BillingAddress, ShippingAddress } from '../address';
import { normaliseAddress, normaliseField } from '../address';
import type { FormSettings } from './setting';
import { fieldSetting, isStateOf } from './setting';

/** What decides over the addresses. */
export interface Delivery {
	/** Whether the cart holds anything that is sent. */
	readonly needsShipping: boolean;
	/** Whether the shopper collects it. */
	readonly prefersCollection: boolean;
	readonly useShippingAsBilling: boolean;
	/** Whether the shop sends to the billing address alone. */
	readonly shipsToBillingOnly: boolean;
}

export interface AskedAddresses {
	readonly shipping: boolean;
	readonly billing: boolean;
	/** Whether the shopper may let billing follow shipping. */
	readonly offersSameAddress: boolean;
	/** Whether what is typed into billing is the shipping address too. */
	readonly shippingFollowsBilling: boolean;
}

/** Where nothing is sent, or it is collected, or it goes to the billing address anyway, that one alone is asked for. */
export const askedAddresses = (delivery: Delivery): AskedAddresses => {
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
 * An address as it is ordered with: normalised, blank where its country hides the field (spec section 3), and without a
 * state of another country.
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
 * Both addresses of the order; shipping is null where nothing is sent. Billing keeps its own e-mail. An order that is
 * collected names the billing address as its shipping address: WooCommerce wants a complete one there too.
 */
export const addressesForOrder = (
	shipping: ShippingAddress,
	billing: BillingAddress,
	delivery: Delivery,
	settings: FormSettings,
): { readonly shipping: ShippingAddress | null; readonly billing: BillingAddress } => {
	const asked = askedAddresses(delivery);
	const billed = asked.billing ? billing : { ...billing, ...shipping, email: billing.email };
	const { email, ...billedPlace } = billed;
	const named = asked.shipping ? shipping : billedPlace;
	return {
		shipping: delivery.needsShipping ? addressForOrder(named, settings) : null,
		billing: { ...addressForOrder(billedPlace, settings), email: normaliseField('email', email) },
	};
};
