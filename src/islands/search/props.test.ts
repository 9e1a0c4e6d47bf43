import { readProps } from './island';

test('reads what PHP says', () => {
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
	'the form does not lead to %j',
	(action) => {
		expect(readProps({ action }).action).toBe('');
	},
);
