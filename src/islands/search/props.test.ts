import { readProps } from './props';

test('decodes the props printed by PHP', () => {
	const props = {
		id: 'field',
		name: 'Search products, form 2',
		action: 'https://shop.test/?a=1',
		searched: 'mug',
		suggests: false,
	};
	expect(readProps(props)).toEqual(props);
});

test.each(['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', 7, null])(
	'the form does not submit to %j',
	(action) => {
		expect(readProps({ action }).action).toBe('');
	},
);
