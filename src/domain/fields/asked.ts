/** Fields that the checkout shows in its current state, in the order of the page. */
import type { BillingAddress, ShippingAddress } from '../address';
import type { FieldSettings } from '../settings';
import type { FieldModel } from './field';
import { additionalForm, addressForm, emailField } from './form';
import type { Delivery } from './sections';
import { requestedAddresses } from './sections';
import type { FormSettings } from './setting';

export interface EnteredValues {
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
	/** Values of additional fields outside the addresses. */
	readonly additional: Readonly<Record<string, string>>;
	readonly delivery: Delivery;
}

export interface RequestedField {
	readonly field: FieldModel;
	/** Country whose rules apply; empty if the field belongs to no address. */
	readonly country: string;
}

export type CheckoutFormSettings = FormSettings & {
	readonly checkout: { readonly contactFields: FieldSettings; readonly orderFields: FieldSettings };
};

export const requestedFields = (
	{ shippingAddress, billingAddress, additional, delivery }: EnteredValues,
	settings: CheckoutFormSettings,
): readonly RequestedField[] => {
	const requested = requestedAddresses(delivery);
	const { contactFields, orderFields } = settings.checkout;
	const outside = (fields: readonly FieldModel[]) =>
		fields.map((field) => ({ field, country: '' }));
	const inside = (kind: 'shipping' | 'billing', address: ShippingAddress) =>
		addressForm(kind, address, settings).map((field) => ({ field, country: address.country }));
	return [
		...outside([emailField('', billingAddress.email)]),
		...outside(additionalForm('contact', additional, contactFields)),
		...(requested.shipping ? inside('shipping', shippingAddress) : []),
		...(requested.billing ? inside('billing', billingAddress) : []),
		...outside(additionalForm('order', additional, orderFields)),
	];
};

/** Returns the ids of all address fields in the validation store, whether shown or not. */
export const addressErrorIds = (settings: FormSettings): readonly string[] =>
	Object.keys(settings.addressFields).flatMap((name) => [`shipping_${name}`, `billing_${name}`]);
