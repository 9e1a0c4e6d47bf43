/**
 * Addresses and fields that the checkout shows, and whether its order creates an account (docs/behaviour.md#accounts).
 */
import type { BillingAddress, ShippingAddress } from '../../support/address';
import type {
	AddressSettings,
	FieldSettings,
	FieldStates,
	SiteSettings,
} from '../../support/settings';
import { additionalForm, addressForm, emailField } from './form';
import type { FieldModel } from './form';

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

export interface EnteredValues {
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
	/** Values of additional fields outside the addresses. */
	readonly additional: Readonly<Record<string, string>>;
	readonly states?: FieldStates;
	readonly delivery: Delivery;
}

export interface RequestedField {
	readonly field: FieldModel;
	/** Country whose rules apply; empty if the field belongs to no address. */
	readonly country: string;
}

export type CheckoutFormSettings = AddressSettings & {
	readonly checkout: { readonly contactFields: FieldSettings; readonly orderFields: FieldSettings };
};

/** Returns the fields that the checkout shows in its current state, in the order of the page. */
export const requestedFields = (
	{ shippingAddress, billingAddress, additional, states, delivery }: EnteredValues,
	settings: CheckoutFormSettings,
): readonly RequestedField[] => {
	const requested = requestedAddresses(delivery);
	const { contactFields, orderFields } = settings.checkout;
	const outside = (fields: readonly FieldModel[]) =>
		fields.map((field) => ({ field, country: '' }));
	const inside = (kind: 'shipping' | 'billing', address: ShippingAddress) =>
		addressForm(kind, address, settings, states).map((field) => ({
			field,
			country: address.country,
		}));
	return [
		...outside([emailField('', billingAddress.email)]),
		...outside(additionalForm('contact', additional, contactFields, states)),
		...(requested.shipping ? inside('shipping', shippingAddress) : []),
		...(requested.billing ? inside('billing', billingAddress) : []),
		...outside(additionalForm('order', additional, orderFields, states)),
	];
};

/** Returns the ids of all address fields in the validation store, whether shown or not. */
export const addressErrorIds = (settings: AddressSettings): readonly string[] =>
	Object.keys(settings.addressFields).flatMap((name) => [`shipping_${name}`, `billing_${name}`]);

type AccountSettings = Pick<SiteSettings, 'checkout' | 'currentUserId'>;

/** True if an account will be created for a guest: by the guest's choice, or always if the shop requires an account. */
export const makesAccount = (
	{ currentUserId, checkout }: AccountSettings,
	shouldCreateAccount: boolean,
): boolean =>
	currentUserId === 0 && checkout.offersAccount && (!checkout.allowsGuests || shouldCreateAccount);

/** True if the shopper chooses the account's password; otherwise the shop generates it and sends a link. */
export const requiresPassword = (
	settings: AccountSettings,
	shouldCreateAccount: boolean,
): boolean => makesAccount(settings, shouldCreateAccount) && !settings.checkout.generatesPassword;
