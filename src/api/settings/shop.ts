/**
 * Decodes the site settings that PHP prints, those that every screen of the cart uses. A malformed part falls back to the
 * defaults of docs/behaviour.md#site-settings.
 */
import type { ShopSettings, StorePage } from '../../domain/support/settings';
import {
	fields,
	flagOr,
	integer,
	label,
	optionalText,
	source,
	texts,
	textOr,
} from '../decode/setting';
import { map, type Decoder } from '../decode/json';

const names = map(label);

const storePage = fields<StorePage>({ id: integer(0), title: label, permalink: optionalText });

/** Decodes on first access, so that settings that only some forms read do not delay the page. */
const lazily = <Value>(decode: Decoder<Value>, json: unknown): (() => Value) => {
	let decoded: { readonly value: Value } | null = null;
	return () => (decoded ??= { value: decode(json) }).value;
};

/** Settings that do not depend on others. */
const independent = fields<
	Omit<ShopSettings, 'storePages' | 'countries' | 'states' | 'freeShippingThreshold'>
>({
	homeUrl: textOr('/'),
	placeholderImgSrc: optionalText,
	currentUserId: integer(0),
	localPickupEnabled: flagOr(false),
	collectableMethodIds: texts,
	couponsEnabled: flagOr(true),
	displayCartPricesIncludingTax: flagOr(false),
	displayItemizedTaxes: flagOr(false),
	shippingEnabled: flagOr(true),
	shippingCalculatorEnabled: flagOr(true),
	shippingCostRequiresAddress: flagOr(false),
});

/** URL of the login page. */
export const loginPage = textOr('/wp-login.php');

/** Decodes the settings in the boot data. Never throws: a page with broken settings must still work. */
export const decodeShopSettings = (json: unknown): ShopSettings => {
	const from = source(json);
	const readCountries = lazily(names, from.countries);
	const readStates = lazily(map(names), from.states);
	const pages = source(from.storePages);
	const myAccount = storePage(pages.myaccount);
	const threshold = optionalText(from.freeShippingThreshold);
	return {
		...independent(from),
		storePages: {
			shop: storePage(pages.shop),
			cart: storePage(pages.cart),
			checkout: storePage(pages.checkout),
			privacy: storePage(pages.privacy),
			terms: storePage(pages.terms),
			// Without an account page the login page is used (docs/behaviour.md#store-pages).
			myaccount: { ...myAccount, permalink: myAccount.permalink || loginPage(from.wpLoginUrl) },
		},
		get countries() {
			return readCountries();
		},
		get states() {
			return readStates();
		},
		freeShippingThreshold: /^\d+(?:\.\d+)?$/.test(threshold) ? threshold : null,
	};
};
