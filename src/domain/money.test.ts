import fc from 'fast-check';
import {
	addMoney,
	formatMoney,
	money,
	parseAmount,
	parseMajorAmount,
	type Currency,
} from './money';

const usd: Currency = {
	code: 'USD',
	symbol: '$',
	minorUnit: 2,
	decimalSeparator: '.',
	thousandSeparator: ',',
	prefix: '$',
	suffix: '',
};
const jpy: Currency = { ...usd, code: 'JPY', minorUnit: 0, prefix: '¥' };
const eur: Currency = {
	...usd,
	decimalSeparator: ',',
	thousandSeparator: '.',
	prefix: '',
	suffix: ' €',
};
const kwd: Currency = { ...usd, minorUnit: 3, prefix: 'KD ' };

describe('formatMoney', () => {
	it.each([
		[0, usd, '$0.00'],
		[5, usd, '$0.05'],
		[123456789, usd, '$1,234,567.89'],
		[-500, usd, '-$5.00'],
		[3225, jpy, '¥3,225'],
		[123450, eur, '1.234,50 €'],
		[1005, kwd, 'KD 1.005'],
	])('writes %d', (amount, currency, text) => {
		expect(formatMoney(money(amount, currency))).toBe(text);
	});

	it('loses nothing', () => {
		fc.assert(
			fc.property(fc.integer(), fc.constantFrom(usd, jpy, kwd), (amount, currency) => {
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
		expect(addMoney(money(10, usd), money(5, usd)).amount).toBe(15);
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
	])('reads %j as %d', (text, amount) => {
		expect(parseAmount(text)).toBe(amount);
	});
});

describe('parseMajorAmount', () => {
	it('reads major units', () => {
		expect(parseMajorAmount('50.00', usd)).toEqual(money(5000, usd));
		expect(parseMajorAmount('19.99', usd)).toEqual(money(1999, usd));
		expect(parseMajorAmount('50', jpy)).toEqual(money(50, jpy));
	});

	it('reads nothing else', () => {
		expect(parseMajorAmount(null, usd)).toBeNull();
		expect(parseMajorAmount('fifty', usd)).toBeNull();
		expect(parseMajorAmount('-1', usd)).toBeNull();
	});
});
