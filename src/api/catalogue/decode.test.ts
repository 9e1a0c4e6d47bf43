import fc from 'fast-check';
import { JPY } from '../../../test/fixtures/builders';
import { DOLLARS } from '../../../test/fixtures/currencies';
import { decodeCounts } from './counts';
import { decodeSuggestions, suggestionsQuery } from './products';

test('decodes counts, and null for counts that were not requested', () => {
	expect(
		decodeCounts(
			{
				price_range: { min_price: '675', max_price: '9850', currency_code: 'USD' },
				attribute_counts: [
					{ term: 7, count: 13 },
					{ term: '8', count: '2' },
					{ term: 'x', count: 1 },
				],
				taxonomy_counts: [{ term: 15, count: 4 }],
				rating_counts: [
					{ rating: 5, count: 3 },
					{ rating: 9, count: 3 },
				],
				stock_status_counts: null,
			},
			2,
		),
	).toMatchObject({
		prices: { min: 675, max: 9850 },
		histogram: null,
		stock: null,
		ratings: new Map([['5', 3]]),
		terms: new Map([
			[7, 13],
			[8, 2],
			[15, 4],
		]),
	});
	expect(
		decodeCounts({ stock_status_counts: [{ status: 'instock', count: '42' }] }, 2),
	).toMatchObject({
		prices: null,
		histogram: null,
		stock: new Map([['instock', 42]]),
		ratings: null,
		terms: null,
	});
	expect(decodeCounts({ price_range: { min_price: null, max_price: null } }, 2).prices).toBeNull();
});

test('prices have the currency of the response, in minor units of the page', () => {
	const range = { ...JPY, min_price: '1250', max_price: '98000' };
	const currency = { ...DOLLARS, code: 'JPY', symbol: '¥', prefix: '¥' };
	const prices = { min: 125000, max: 9800000, currency };
	expect(decodeCounts({ price_range: range }, 2).prices).toEqual(prices);
	const fine = { ...range, currency_minor_unit: 3 };
	expect(decodeCounts({ price_range: fine }, 2).prices).toMatchObject({ min: 125, max: 9800 });
});

test.each([
	['bars', [0, 3, 12], [0, 3, 12]],
	['equal prices', [], []],
	['a bar that is not a number', [1, '2'], null],
	['a bar below zero', [1, -2], null],
	['no list', { 0: 1 }, null],
])("decodes the histogram added by this plugin's PHP: %s", (_name, bars: unknown, expected) => {
	const extensions = { 'storefront-islands': { price_histogram: bars } };
	expect(decodeCounts({ extensions }, 2).histogram).toEqual(expected);
});

/** Stands in for a browser's HTML parser. */
const textOf = (html: string): string => `text of ${html}`;

test('suggestions follow the rules of the page of results', () => {
	expect(suggestionsQuery('mug', 6)).toMatchObject({
		search: 'mug',
		storefront_islands_page: 'post_type=product',
	});
});

test('decodes suggestions', () => {
	const [cup, hostile, bare] = decodeSuggestions(
		[
			{
				id: 1,
				name: 'Cup &amp; <b>saucer</b>',
				permalink: 'https://shop.test/cup',
				images: [{ thumbnail: 'https://shop.test/cup.png', alt: 'A cup' }],
				price_html: '<bdi>$12.50</bdi> <small>incl. VAT</small>',
			},
			{
				id: 2,
				name: 'Mug',
				permalink: 'javascript:alert(1)',
				images: [{ src: 'javascript:alert(1)' }],
			},
			{ id: 3, name: 'Pot', price_html: 7 },
			{ id: 0, name: 'Nothing' },
			'x',
		],
		textOf,
	);
	expect(cup).toMatchObject({
		id: 1,
		name: 'text of Cup &amp; <b>saucer</b>',
		permalink: 'https://shop.test/cup',
		image: { src: 'https://shop.test/cup.png', alt: 'text of A cup' },
		priceHtml: '<bdi>$12.50</bdi> <small>incl. VAT</small>',
	});
	expect(hostile).toMatchObject({ permalink: '', image: null, priceHtml: '' });
	expect(bare).toMatchObject({ image: null, priceHtml: '' });
});

test('decoding never throws, whatever the response is', () => {
	fc.assert(
		fc.property(fc.anything(), fc.array(fc.anything()), (json, entries) => {
			decodeCounts(json, 2);
			decodeCounts(
				{
					attribute_counts: entries,
					price_range: json,
					rating_counts: entries,
					extensions: json,
				},
				2,
			);
			decodeSuggestions(json, textOf);
			decodeSuggestions(entries, textOf);
			decodeSuggestions(
				[{ id: 1, name: 'x', images: json, prices: json, permalink: json }],
				textOf,
			);
		}),
	);
});
