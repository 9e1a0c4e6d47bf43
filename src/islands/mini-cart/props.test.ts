import { readProps } from './props';

const USUAL = {
	openOnAdd: false,
	icon: 'bag',
	showLabel: true,
	showPrice: false,
	linksToCheckout: false,
};

test.each([
	[{ openOnAdd: true }, { openOnAdd: true }],
	[
		{ icon: 'basket', showLabel: false },
		{ icon: 'basket', showLabel: false },
	],
	[{ openOnAdd: 'true', icon: 'constructor', showLabel: 'false' }, {}],
	[
		{ showPrice: true, linksToCheckout: true },
		{ showPrice: true, linksToCheckout: true },
	],
	[{}, {}],
	[null, {}],
	['x', {}],
])('decodes %p', (props, expected) => {
	expect(readProps(props)).toEqual({ ...USUAL, ...expected });
});
