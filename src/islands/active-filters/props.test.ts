import { readProps } from './props';

it('decodes the props printed by PHP', () => {
	const props = readProps({
		heading: 'Active filters',
		headingLevel: 2,
		isChips: true,
		backUndoes: true,
		hasProducts: true,
		url: 'https://shop.test/shop/?filter_size=38',
		names: { pa_size: { label: 'Size', terms: { '38': 'EU 38' } } },
		clear: { action: 'https://shop.test/shop/', fields: [['utm', 'a']] },
	});
	expect(props).toMatchObject({ heading: 'Active filters', headingLevel: 2, isChips: true });
	expect(props.names.get('pa_size')?.terms.get('38')).toBe('EU 38');
	expect(props.clear.fields).toEqual([['utm', 'a']]);
});

it.each([null, 'x', [], { names: [1], clear: 3, headingLevel: 'x', hasProducts: 'yes' }])(
	'ignores malformed props: %j',
	(json) => {
		expect(readProps(json)).toEqual({
			heading: '',
			headingLevel: 3,
			isChips: false,
			backUndoes: false,
			hasProducts: false,
			url: '',
			names: new Map(),
			clear: { action: '', fields: [] },
		});
	},
);

it('malicious links are never executable', () => {
	const { url, clear } = readProps({
		url: 'javascript:a()',
		clear: { action: 'data:text/html,a' },
	});
	expect([url, clear.action]).toEqual(['', '']);
});

it('malicious taxonomy names are treated as names', () => {
	const { names } = readProps(JSON.parse('{"names":{"__proto__":{"label":"x","terms":{}}}}'));
	expect(names.get('pa_color')).toBeUndefined();
	expect({}).not.toHaveProperty('label');
});
