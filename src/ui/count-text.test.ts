import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { numberText, productsText, quantityText } from './count-text';

afterEach(() => resetLocaleData(undefined, 'storefront-islands'));

test('thousands are separated', () => {
	expect([0, 999, 1000, 12345, 1234567].map(numberText)).toEqual([
		'0',
		'999',
		'1,000',
		'12,345',
		'1,234,567',
	]);
});

test('a quantity has the decimals that it has, after the separator of the language', () => {
	expect([0.5, 12, 1200].map(quantityText)).toEqual(['0.5', '12', '1200']);
	setLocaleData({ 'number\u0004.': [','] }, 'storefront-islands');
	expect(quantityText(1.5)).toBe('1,5');
});

test('digits and words follow the language', () => {
	setLocaleData(
		{
			'': { 'plural-forms': 'nplurals=2; plural=n > 1;' },
			'number\u0004,': ['\u00a0'],
			'%s product': ['%s produit', '%s produits'],
		},
		'storefront-islands',
	);
	expect([0, 1, 12345].map(productsText)).toEqual([
		'0 produit',
		'1 produit',
		'12\u00a0345 produits',
	]);
});
