import { forgetSearches, readRecent, rememberSearch, withSearch } from './recent';

describe('recent searches', () => {
	beforeEach(() => window.localStorage.clear());

	it('come newest first, each once, five at most', () => {
		for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'B']) {
			rememberSearch(window, term);
		}
		expect(readRecent(window)).toEqual(['B', 'f', 'e', 'd', 'c']);
		forgetSearches(window);
		expect(readRecent(window)).toEqual([]);
	});

	it('are none where the device holds something else', () => {
		for (const stored of ['{', '{"a":1}', '[1,null,{}]', 'null']) {
			window.localStorage.setItem('storefront-islands-searches', stored);
			expect(readRecent(window)).toEqual([]);
		}
	});

	it('are none where nothing can be stored', () => {
		const device = {
			get localStorage(): Storage {
				throw new Error('forbidden');
			},
		};
		expect(readRecent(device)).toEqual([]);
		expect(() => rememberSearch(device, 'mug')).not.toThrow();
	});

	it('are not changed in place', () => {
		const before = Object.freeze(['a']);
		expect(withSearch(before, 'b')).toEqual(['b', 'a']);
	});
});
