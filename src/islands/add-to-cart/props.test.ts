import { decodePicture, readProps } from './props';

it('decodes a simple product', () => {
	expect(readProps({ productId: 7, name: 'Harbour Mug' })).toEqual({
		productId: 7,
		name: 'Harbour Mug',
		unchosen: null,
		variations: [],
		more: [],
		variationUrl: '',
		members: [],
	});
});

it('decodes variations', () => {
	const limits = { minimum: 1, maximum: 5, multipleOf: 1, editable: true };
	const picture = { src: '/hoodie.svg', srcset: '', alt: 'Hoodie' };
	const decoded = readProps({
		productId: 7,
		name: 'Club Hoodie',
		unchosen: { isBuyable: true, limits, hint: 'At least 2', picture },
		variations: [
			{
				id: 12,
				chosen: { attribute_pa_color: 'blue' },
				isBuyable: false,
				limits,
				hint: '',
				picture: null,
				measures: { sku: 'CH-BLUE' },
			},
		],
	});
	expect(decoded?.unchosen).toEqual({
		isBuyable: true,
		limits,
		hint: 'At least 2',
		picture,
	});
	expect(decoded?.variations).toEqual([
		{
			id: 12,
			options: new Map([['attribute_pa_color', 'blue']]),
			isBuyable: false,
			limits,
			hint: '',
			picture: null,
			measures: new Map([['sku', 'CH-BLUE']]),
		},
	]);
});

it.each([null, 'text', 3, {}, { productId: '7' }])('finds no product in %j', (json) => {
	expect(readProps(json)).toBeNull();
});

it('treats malformed parts as empty', () => {
	const decoded = readProps({ productId: 7, name: 5, unchosen: 'x', variations: [null] });
	expect(decoded).toMatchObject({
		name: '',
		unchosen: null,
		variations: [{ id: 0, isBuyable: false }],
	});
});

it.each([
	[
		{ src: '/a.jpg', width: 600, height: 900 },
		{ width: 600, height: 900 },
	],
	[
		{ src: '/a.jpg', src_w: 600, src_h: 900, full_src_w: 1200 },
		{ width: 600, height: 900 },
	],
	[{ src: '/a.jpg', width: 600 }, {}],
	[{ src: '/a.jpg', src_w: '', src_h: '' }, {}],
])('decodes the size of a picture, ours and WooCommerce’s: %j', (json, size) => {
	expect(decodePicture(json)).toEqual({ src: '/a.jpg', srcset: '', alt: '', ...size });
});
