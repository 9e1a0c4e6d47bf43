import { formatPrice, getCurrency, getCurrencyFromPriceResponse } from './price-format';
import { wcSettings } from './settings';

const call = (name: string, ...args: readonly unknown[]): unknown => {
	const found = wcSettings[name];
	return typeof found === 'function' ? Reflect.apply(found, null, args) : undefined;
};

const print = (settings: unknown): void => void Reflect.set(window, 'wcSettings', settings);

afterEach(() => print(undefined));

test('a page without data has the defaults', () => {
	expect(call('getSetting', 'adminUrl')).toBe('');
	expect(call('getSetting', 'unknown')).toBe(false);
	expect(call('getSetting', 'unknown', 'mine')).toBe('mine');
	expect(wcSettings.SITE_CURRENCY).toMatchObject({ code: 'USD', prefix: '$', minorUnit: 2 });
	expect(wcSettings.LOCALE).toMatchObject({ siteLocale: 'en_US' });
});

test('reads settings that are printed after the script has run', () => {
	print({
		wcVersion: '9.4.1',
		homeUrl: 'https://shop.test/',
		x_data: 1,
		paymentMethodData: { cod: { title: 'Cash' } },
	});
	expect(wcSettings.HOME_URL).toBe('https://shop.test/');
	expect(wcSettings.allSettings).toMatchObject({ homeUrl: 'https://shop.test/' });
	expect(call('getSetting', 'cod_data')).toEqual({ title: 'Cash' });
	expect(call('getSetting', 'x_data')).toBe(1);
	expect(call('getSetting', 'other_data', {})).toEqual({});
	expect(call('getPaymentMethodData', 'cod')).toEqual({ title: 'Cash' });
	expect(call('getPaymentMethodData', 'other')).toBeNull();
	expect(call('getPaymentMethodData', 'other', 'mine')).toBe('mine');
	expect(call('getAdminLink', 'edit.php')).toBe('edit.php');
	const isText = (value: unknown) => typeof value === 'string';
	expect(call('getSettingWithCoercion', 'x_data', 'text', isText)).toBe('text');
	expect(call('getSettingWithCoercion', 'homeUrl', 'text', isText)).toBe('https://shop.test/');
});

test.each([
	['9.4.1', '>=', true],
	['9.4.0', '>', true],
	['9.5', '>=', false],
	['9.4.1', '=', true],
	['9.4.1-beta.1', '>', true],
	['9.4.1', 'sideways', false],
])('compares the version 9.4.1 with %s by %s', (version, operator, expected) => {
	print({ wcVersion: '9.4.1' });
	expect(call('isWcVersion', version, operator)).toBe(expected);
});

test('formats prices as the shop does', () => {
	print({
		currency: {
			code: 'EUR',
			symbol: '&euro;',
			symbolPosition: 'right_space',
			precision: 2,
			decimalSeparator: ',',
			thousandSeparator: '.',
		},
	});
	expect(formatPrice('123456')).toBe('1.234,56 €');
	expect(formatPrice(0)).toBe('0,00 €');
	expect(formatPrice('')).toBe('');
	expect(formatPrice(undefined)).toBe('');
	expect(formatPrice(500, { minorUnit: 0, prefix: '¥', suffix: '' })).toBe('¥500');
	expect(getCurrency({ code: 'JPY' })).toMatchObject({ code: 'JPY', symbol: '€' });
	expect(
		getCurrencyFromPriceResponse({
			currency_code: 'USD',
			currency_prefix: '$',
			currency_suffix: '',
		}),
	).toMatchObject({ code: 'USD', prefix: '$', suffix: '' });
	expect(getCurrencyFromPriceResponse({})).toMatchObject({ code: 'EUR' });
});
