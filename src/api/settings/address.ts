/**
 * Decodes the settings of a screen with the form of an address. Apart from shop.ts, as other screens do not load it.
 */
import type { AddressSettings, CartSettings, ShopSettings } from '../../domain/support/settings';
import { DEFAULT_ADDRESS_FIELDS, mergeFieldSettings, partialField } from '../decode/form-field';
import { map } from '../decode/json';
import { fields, texts } from '../decode/setting';
import { decodeShopSettings } from './shop';

const addresses = fields<Omit<AddressSettings, keyof ShopSettings>>({
	addressFields: (json) => mergeFieldSettings(DEFAULT_ADDRESS_FIELDS, json),
	billingCountries: texts,
	shippingCountries: texts,
	countryLocale: map(map(partialField)),
});

/** Never throws, as decodeShopSettings. */
export const decodeAddressSettings = (json: unknown): CartSettings =>
	Object.assign(decodeShopSettings(json), addresses(json));
