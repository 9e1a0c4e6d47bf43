/** Decodes the addresses of the Store API, and the raw texts of them that the plugin's PHP adds to the cart. */
import type { BillingAddress, ShippingAddress } from '../../domain/support/address';
import { decodeEntities } from '../../domain/html/text';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, map, record, text, type Decoder } from './json';

/** Decodes HTML: the Store API sends address fields as HTML ("Smith &amp; Sons"). */
const html: Decoder<string> = (json) => decodeEntities(text(json));

const addressFields = {
	first_name: html,
	last_name: html,
	company: html,
	address_1: html,
	address_2: html,
	city: html,
	state: html,
	postcode: html,
	country: html,
	phone: html,
};

/** Additional field of a plugin as text; a checkbox is '1' if ticked, else '0'. */
const additionalField = (json: unknown): string =>
	typeof json === 'boolean' ? String(Number(json)) : decodeOr(html, '')(json);

/** Address whose fields are all texts, including the additional fields of plugins (namespace/name). */
const address =
	<Address extends ShippingAddress>(decode: Decoder<Address>): Decoder<Address> =>
	(json) => {
		const decoded = decode(json);
		const added = Object.entries(decoded).filter(([name]) => name.includes('/'));
		return added.length === 0
			? decoded
			: {
					...decoded,
					...Object.fromEntries(added.map(([name, value]) => [name, additionalField(value)])),
				};
	};

/** Namespace of the plugin's own data in the cart's `extensions`. */
export const EXTENSION = 'storefront-islands';

/**
 * Replaces the decoded texts of an address by the raw ones. WordPress changes some characters (O'Brien, 3x4), which
 * decoding does not undo; the plugin sends those texts as they are stored (php-stubs/src/Shop/RawAddresses.php).
 */
export const withRawTexts = <Address extends ShippingAddress>(
	address: Address,
	name: 'raw_billing_address' | 'raw_shipping_address',
	extension: unknown,
): Address =>
	isRecord(extension) ? { ...address, ...decodeOr(map(text), {})(extension[name]) } : address;

export const shippingAddress = address(record<ShippingAddress>(addressFields));
export const billingAddress = address(record<BillingAddress>({ ...addressFields, email: text }));
