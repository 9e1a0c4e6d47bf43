import { readProps } from './props';

test.each([
	[{ openOnAdd: true }, true],
	[{ openOnAdd: 'true' }, false],
	[{}, false],
	[null, false],
	['x', false],
])('reads %p', (props, openOnAdd) => {
	expect(readProps(props)).toEqual({ openOnAdd });
});
