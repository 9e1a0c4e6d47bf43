/** The fields of a shipping address (spec section 3, cart). */
export const ADDRESS_FIELDS = [
	'first_name',
	'last_name',
	'company',
	'address_1',
	'address_2',
	'city',
	'state',
	'postcode',
	'country',
	'phone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type ShippingAddress = Readonly<Record<AddressField, string>>;

export type BillingAddress = ShippingAddress & { readonly email: string };
