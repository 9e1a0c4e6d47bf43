import type { BillingAddress, ShippingAddress } from '../../domain/address';
import { decodeOr, record, text, type Decoder } from './json';

const addressFields = {
	first_name: text,
	last_name: text,
	company: text,
	address_1: text,
	address_2: text,
	city: text,
	state: text,
	postcode: text,
	country: text,
	phone: text,
};

/** A plugin's field as text; a box that is ticked says '1', one that is not '0'. */
const addedField = (json: unknown): string =>
	typeof json === 'boolean' ? String(Number(json)) : decodeOr(text, '')(json);

/** An address whose fields are all texts, those that plugins add (namespace/name) too. */
const address =
	<Address extends ShippingAddress>(decode: Decoder<Address>): Decoder<Address> =>
	(json) => {
		const decoded = decode(json);
		const added = Object.entries(decoded).filter(([name]) => name.includes('/'));
		return added.length === 0
			? decoded
			: {
					...decoded,
					...Object.fromEntries(added.map(([name, value]) => [name, addedField(value)])),
				};
	};

export const shippingAddress = address(record<ShippingAddress>(addressFields));
export const billingAddress = address(record<BillingAddress>({ ...addressFields, email: text }));
