/** window.wc.wcSettings: the shop's settings for other scripts, read at call time. */
import {
	asObject,
	getCurrencyPrefix,
	getCurrencySuffix,
	readSettings,
	siteCurrency,
} from './price-format';

/** Returns the numbers of a version; "9.4-beta.1" sorts before "9.4", like a release candidate. */
const partsOf = (version: string): readonly number[] => {
	const [release = '', candidate] = version.split('-', 2);
	const numbers = release.split('.').map((part) => parseInt(part, 10) || 0);
	const [major = 0, minor = 0, patch = 0] = numbers;
	return [major, minor, patch, candidate === undefined ? 1 : 0];
};

const compare = (a: string, b: string): number => {
	const [left, right] = [partsOf(a), partsOf(b)];
	const at = left.findIndex((part, index) => part !== right[index]);
	return at < 0 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
};

const OPERATORS = new Map<string, readonly number[]>([
	['>', [1]],
	['>=', [0, 1]],
	['=', [0]],
	['<=', [-1, 0]],
	['<', [-1]],
]);

/** Compares two versions with an operator; false for an unknown operator. */
const compareVersions = (version: string, other: string, operator: string): boolean =>
	OPERATORS.get(operator)?.includes(compare(version, other)) === true;

type Filter = (value: unknown, fallback: unknown) => unknown;

const orFallback: Filter = (value, fallback) => (value === undefined ? fallback : value);

/** Returns the data printed by a gateway's PHP. */
const getPaymentMethodData = (name: string, fallback: unknown = null): unknown =>
	asObject(readSettings().paymentMethodData)[name] ?? fallback;

/** Returns a setting; an unknown name such as `stripe_data` returns the data of the gateway stripe. */
export const getSetting = (
	name: string,
	fallback: unknown = false,
	filter: Filter = orFallback,
): unknown => {
	const settings = readSettings();
	if (name in settings) {
		return filter(settings[name], fallback);
	}
	return filter(
		name.includes('_data') ? getPaymentMethodData(name.replace('_data', ''), fallback) : fallback,
		fallback,
	);
};

/** Returns a setting if it has the right type, otherwise the fallback. */
const getSettingWithCoercion = (
	name: string,
	fallback: unknown,
	isRight: (value: unknown, fallback: unknown) => boolean,
): unknown => {
	const settings = readSettings();
	const value = name in settings ? settings[name] : fallback;
	return isRight(value, fallback) ? value : fallback;
};

const isVersion =
	(setting: string) =>
	(version: string, operator = '=') =>
		compareVersions(String(getSetting(setting, '')), version, operator);

/** Constant of WooCommerce's script → name of its setting. */
const CONSTANTS = {
	ADMIN_URL: 'adminUrl',
	COUNTRIES: 'countries',
	CURRENCY: 'currency',
	CURRENT_USER_IS_ADMIN: 'currentUserIsAdmin',
	HOME_URL: 'homeUrl',
	LOCALE: 'locale',
	ORDER_STATUSES: 'orderStatuses',
	PLACEHOLDER_IMG_SRC: 'placeholderImgSrc',
	SITE_TITLE: 'siteTitle',
	STORE_PAGES: 'storePages',
	WC_ASSET_URL: 'wcAssetUrl',
	WC_VERSION: 'wcVersion',
	WP_LOGIN_URL: 'wpLoginUrl',
	WP_VERSION: 'wpVersion',
	defaultFields: 'defaultFields',
} as const;

const functions = {
	getAdminLink: (path: string): string => `${String(getSetting('adminUrl', ''))}${path}`,
	getCurrencyPrefix,
	getCurrencySuffix,
	getPaymentMethodData,
	getSetting,
	getSettingWithCoercion,
	isWcVersion: isVersion('wcVersion'),
	isWpVersion: isVersion('wpVersion'),
};

const lazily = (get: () => unknown) => ({ get, enumerable: true, configurable: true });

/** Functions, and constants as getters: the data may be printed after this script. */
export const wcSettings: Record<string, unknown> = Object.defineProperties(
	{ ...functions },
	{
		...Object.fromEntries(
			Object.entries(CONSTANTS).map(([name, setting]) => [
				name,
				lazily(() => readSettings()[setting] ?? (name === 'defaultFields' ? {} : undefined)),
			]),
		),
		allSettings: lazily(readSettings),
		SITE_CURRENCY: lazily(siteCurrency),
	},
);
