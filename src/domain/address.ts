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

/** Beside these an address carries the fields that plugins add ("namespace/name"): texts too, '1' or '0' for a box. */
export type ShippingAddress = Readonly<Record<AddressField, string>>;

export type BillingAddress = ShippingAddress & { readonly email: string };

/** Longest address that a mail server takes (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Whether it could be an e-mail address; only its owner knows if it is. Every text is read once, however long. */
export const isEmail = (text: string): boolean =>
	text.length <= LONGEST_EMAIL &&
	!text.includes('..') &&
	/^[^\s@]{1,64}@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);

/**
 * A field's value as it is compared and sent, never as it stands in the input: a postcode without its first
 * space and upper-cased, an invalid e-mail empty, everything trimmed (spec section 5).
 */
export const normaliseField = (field: string, value: string): string => {
	const trimmed = value.trim();
	switch (field) {
		case 'postcode':
			return trimmed.replace(' ', '').toUpperCase();
		case 'email':
			return isEmail(trimmed) ? trimmed : '';
		default:
			return trimmed;
	}
};

/** Every field of an address, or of a part of one, normalised. */
export const normaliseAddress = <Address extends Partial<BillingAddress>>(
	address: Address,
): Address => ({
	...address,
	...Object.fromEntries(
		Object.entries(address).flatMap(([field, value]) =>
			typeof value === 'string' ? [[field, normaliseField(field, value)] as const] : [],
		),
	),
});

type Fields = Readonly<Record<string, string>>;

/** Whether both mean the same: they are compared in their normal form. */
export const isSameValue = (field: string, a: string, b: string): boolean =>
	normaliseField(field, a) === normaliseField(field, b);

/** The fields of `after`, as they stand there, that say something else than in `before`. */
export const changedFields = (before: Fields, after: Fields): Fields =>
	Object.fromEntries(
		Object.entries(after).filter(
			([field, value]) => !isSameValue(field, value, before[field] ?? ''),
		),
	);

/** Whether both addresses say the same in every field that both have. */
export const isOneAddress = (shipping: ShippingAddress, billing: ShippingAddress): boolean =>
	ADDRESS_FIELDS.every((field) => shipping[field] === billing[field]);

const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
	typeof value === 'object' &&
	value !== null &&
	fields.every((field) => typeof Reflect.get(value, field) === 'string');

/** Whether every field is there; what a payment method hands over is applied only when it is (spec section 5). */
export const isShippingAddress = (value: unknown): value is ShippingAddress =>
	hasTexts(value, ADDRESS_FIELDS);

/** A billing address also needs the e-mail. */
export const isBillingAddress = (value: unknown): value is BillingAddress =>
	hasTexts(value, [...ADDRESS_FIELDS, 'email']);
