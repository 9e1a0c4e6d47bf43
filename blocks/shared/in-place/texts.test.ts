import { withText } from './texts';

test('a text is set beside the others', () => {
	expect(withText({ a: 'One' }, 'b', 'Two')).toEqual({ a: 'One', b: 'Two' });
});

test('an emptied text is left out, so that the default comes back', () => {
	expect(withText({ a: 'One', b: 'Two' }, 'b', '')).toEqual({ a: 'One' });
});

test('numbers stay texts', () => {
	expect(withText({}, 'a', '0')).toEqual({ a: '0' });
});
