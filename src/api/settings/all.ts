/** Decodes all settings: also those of the checkout. */
import type {
	CartSettings,
	CheckoutSettings,
	FieldSettings,
	SiteSettings,
} from '../../domain/support/settings';
import { currency } from '../decode/currency';
import { mergeFieldSettings, partialField } from '../decode/form-field';
import { anything, decodeOr, map, type Decoder } from '../decode/json';
import { fields, flagOr, label, optionalText, source, texts, textOr } from '../decode/setting';
import { decodeAddressSettings } from './address';
import { loginPage } from './shop';

const names = map(label);
/** Only the script that needs it reads it. */
const unread = decodeOr(anything, null);
const additionalFields: Decoder<FieldSettings> = (json) => mergeFieldSettings({}, json);

const checkout = fields<Omit<CheckoutSettings, 'loginUrl'>>({
	allowsGuests: flagOr(true),
	offersAccount: flagOr(false),
	generatesPassword: flagOr(true),
	offersLogin: flagOr(false),
	zxcvbnUrl: optionalText,
	takesOrderNotes: flagOr(true),
	shipsToBillingOnly: flagOr(false),
	keepsDraft: flagOr(true),
	expectsExpress: flagOr(false),
	pickupTitle: label,
	pickupOnly: flagOr(false),
	chosenPaymentMethod: (json) => (typeof json === 'string' ? json : null),
	savedPaymentMethods: unread,
	gateways: names,
	offlineMethods: map(optionalText),
	contactFields: additionalFields,
	orderFields: additionalFields,
	additionalValues: names,
	fieldRules: unread,
	fieldStates: map(partialField),
});

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Languages and names of days, with the defaults of docs/behaviour.md#money. */
export const locale = (json: unknown): SiteSettings['locale'] => {
	const from = source(json);
	const siteLocale = textOr('en_US')(from.siteLocale);
	const weekdays = texts(from.weekdaysShort);
	return {
		siteLocale,
		userLocale: textOr(siteLocale)(from.userLocale),
		weekdaysShort: weekdays.length === 7 ? weekdays : WEEKDAYS,
	};
};

const others = fields<Omit<SiteSettings, keyof CartSettings | 'checkout'>>({
	siteTitle: label,
	currency,
	currentUserIsAdmin: flagOr(false),
	locale,
	paymentMethodSortOrder: texts,
});

/** Never throws, as decodeShopSettings. */
export const decodeSettings = (json: unknown): SiteSettings => {
	const { checkout: printed, wpLoginUrl } = source(json);
	const { loginUrl } = source(printed);
	return Object.assign(decodeAddressSettings(json), others(json), {
		checkout: { ...checkout(printed), loginUrl: textOr(loginPage(wpLoginUrl))(loginUrl) },
	});
};
