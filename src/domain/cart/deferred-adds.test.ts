import fc from 'fast-check';
import { readDeferredAdds, writeDeferredAdds } from './deferred-adds';

it('reads what it wrote, for any form data', () => {
	fc.assert(
		fc.property(fc.nat(), fc.webUrl(), fc.jsonValue(), (since, to, json) => {
			const left = { since, to, body: JSON.stringify(json) };
			expect(readDeferredAdds(writeDeferredAdds(left))).toEqual(left);
		}),
	);
});

it.each([null, '', 'x', '1\n/cart/', '1\n\n{}'])('finds nothing in %j', (text) => {
	expect(readDeferredAdds(text)).toBeNull();
});
