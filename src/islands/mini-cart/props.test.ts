import { readProps } from './model';

const USUAL = { openOnAdd: false, icon: 'bag', showLabel: true };

test.each([
	[{ openOnAdd: true }, { openOnAdd: true }],
	[
		{ icon: 'basket', showLabel: false },
		{ icon: 'basket', showLabel: false },
	],
	[{ openOnAdd: 'true', icon: 'constructor', showLabel: 'false' }, {}],
	[{}, {}],
	[null, {}],
	['x', {}],
])('decodes %p', (props, expected) => {
	expect(readProps(props)).toEqual({ ...USUAL, ...expected });
});
