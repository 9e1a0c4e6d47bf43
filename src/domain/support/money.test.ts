import fc from 'fast-check';
import {
	addMoney,
	formatMoney,
	money,
	parseAmount,
	parseMajorAmount,
	type Currency,
} from './money';
import { DOLLARS } from '../../../test/fixtures/currencies';

const jpy: Currency = { ...DOLLARS, code: 'JPY', minorUnit: 0, prefix: '¥' };
const eur: Currency = {
	...DOLLARS,
	decimalSeparator: ',',
	thousandSeparator: '.',
	prefix: '',
	suffix: ' €',
};
const kwd: Currency = { ...DOLLARS, minorUnit: 3, prefix: 'KD ' };

describe('formatMoney', () => {
	it.each([
		[0, DOLLARS, '$0.00'],
		[5, DOLLARS, '$0.05'],
		[123456789, DOLLARS, '$1,234,567.89'],
		[-500, DOLLARS, '-$5.00'],
		[3225, jpy, '¥3,225'],
		[123450, eur, '1.234,50 €'],
		[1005, kwd, 'KD 1.005'],
	])('formats %d', (amount, currency, text) => {
		expect(formatMoney(money(amount, currency))).toBe(text);
	});

	it('keeps every digit', () => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(DOLLARS, jpy, kwd), (amount, currency) => {
				const text = formatMoney(money(amount, currency))
					.replace(currency.prefix, '')
					.replaceAll(',', '');
				expect(Math.round(Number(text) * 10 ** currency.minorUnit)).toBe(amount === 0 ? 0 : amount);
			}),
		);
	});
});

describe('arithmetic', () => {
	it('keeps whole minor units', () => {
		expect(addMoney(money(10, DOLLARS), money(5, DOLLARS)).amount).toBe(15);
	});
});

describe('parseAmount', () => {
	it.each([
		['3225', 3225],
		['-5', -5],
		['12.4', 12],
		['', 0],
		[null, 0],
		['x', 0],
		['1e400', 0],
		// Twelve trillion with three decimals, which a number holds nearly: nothing is not the nearest.
		['12344444332110003', 12344444332110004],
	])('reads %j as %d', (text, amount) => {
		expect(parseAmount(text)).toBe(amount);
	});
});

describe('parseMajorAmount', () => {
	it('reads major units', () => {
		expect(parseMajorAmount('50.00', DOLLARS)).toEqual(money(5000, DOLLARS));
		expect(parseMajorAmount('19.99', DOLLARS)).toEqual(money(1999, DOLLARS));
		expect(parseMajorAmount('50', jpy)).toEqual(money(50, jpy));
	});

	it('rejects anything else', () => {
		expect(parseMajorAmount(null, DOLLARS)).toBeNull();
		expect(parseMajorAmount('fifty', DOLLARS)).toBeNull();
		expect(parseMajorAmount('-1', DOLLARS)).toBeNull();
	});
});
