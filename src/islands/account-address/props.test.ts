import { readProps } from './props';

test('malformed props give an empty billing address', () => {
	for (const props of [null, 7, { kind: 'x', values: [1] }, { values: { city: 5 } }]) {
		expect(readProps(props)).toEqual({ kind: 'billing', values: {} });
	}
});
