/**
 * Shipping and billing addresses (docs/behaviour.md#addresses): their fields, normalised values, differences, and
 * checks of addresses from other scripts.
 */

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

/**
 * Shipping address. It also contains the additional fields of plugins ("namespace/name"), which are texts too, '1' or
 * '0' for a checkbox.
 */
export type ShippingAddress = Readonly<Record<AddressField, string>>;

export type BillingAddress = ShippingAddress & { readonly email: string };

/** Maximum length of an e-mail address that a mail server accepts (RFC 5321). */
export const LONGEST_EMAIL = 254;

/**
 * True if the text can be an e-mail address; only its owner knows if it exists. Runs in linear time, however long the
 * text is.
 */
export const isEmail = (text: string): boolean =>
	text.length <= LONGEST_EMAIL &&
	!text.includes('..') &&
	/^[^\s@]{1,64}@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);

/**
 * Normalises a field's value for comparison and sending, never for display in the input: a postcode without its first
 * space and in upper case, an invalid e-mail address as an empty text, everything trimmed
 * (docs/behaviour.md#addresses).
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

/** Normalises all fields of an address, or of a part of one. */
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

/** True if both values are equal after normalisation. */
export const isSameValue = (field: string, a: string, b: string): boolean =>
	normaliseField(field, a) === normaliseField(field, b);

/** Returns the fields of `after`, not normalised, whose values differ from `before`. */
export const changedFields = (before: Fields, after: Fields): Fields =>
	Object.fromEntries(
		Object.entries(after).filter(
			([field, value]) => !isSameValue(field, value, before[field] ?? ''),
		),
	);

/** Fields that decide which rates and taxes the shop calculates. */
const RATE_FIELDS = ['country', 'state', 'postcode', 'city'];

/** True if changed fields of an address change the rates and taxes. */
export const changesRates = (changed: Fields): boolean =>
	RATE_FIELDS.some((field) => field in changed);

/**
 * Returns which changed fields the shop is sent; null for none. An invalid field waits until it is valid, and holds
 * back no other. A new country goes with an emptied state, and empties a postcode that it does not know: the shop would
 * refuse the country with it.
 *
 * @param due       Fields that are due.
 * @param changed   Changed fields now; those that have been typed into since wait.
 * @param isInvalid True if a field of the address as it is shown has a validation error.
 */
export const pushableFields = (
	due: Fields,
	changed: Fields,
	isInvalid: (field: string) => boolean,
): Fields | null => {
	const valid = Object.entries(due).filter(
		([field, value]) =>
			changed[field] === value && (!isInvalid(field) || (field === 'state' && !value)),
	);
	if (valid.some(([field]) => field === 'country') && isInvalid('postcode')) {
		valid.push(['postcode', '']);
	}
	return valid.length > 0 ? Object.fromEntries(valid) : null;
};

/** True if both addresses are equal in every field that both have. */
export const isSameAddress = (shipping: ShippingAddress, billing: ShippingAddress): boolean =>
	ADDRESS_FIELDS.every((field) => shipping[field] === billing[field]);

const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
	typeof value === 'object' &&
	value !== null &&
	fields.every((field) => typeof Reflect.get(value, field) === 'string');

/**
 * True if every field is present; an address from a payment method is applied only then (docs/behaviour.md#addresses).
 */
export const isShippingAddress = (value: unknown): value is ShippingAddress =>
	hasTexts(value, ADDRESS_FIELDS);

/** True if every field is present, including the e-mail address. */
export const isBillingAddress = (value: unknown): value is BillingAddress =>
	hasTexts(value, [...ADDRESS_FIELDS, 'email']);
