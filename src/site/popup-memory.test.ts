import { readStored, writeStored, VISITS } from './popup-memory';

const forbidden = (): Storage => {
	throw new DOMException('denied', 'SecurityError');
};
const full = () => ({
	getItem: () => null,
	setItem: () => {
		throw new DOMException('full', 'QuotaExceededError');
	},
});

beforeEach(() => localStorage.clear());

test('stored records are found by popup name', () => {
	expect(writeStored(() => localStorage, 'news', { never: true })).toBe(true);
	expect(readStored(() => localStorage, 'news')).toEqual({ never: true });
	expect(readStored(() => localStorage, 'other')).toBeNull();
});

test("the key of the visitor's record cannot be a popup id", () => {
	// sanitize_key() in PHP restricts popup ids to these characters.
	expect(VISITS).not.toMatch(/^[a-z0-9_-]+$/);
});

test('unavailable storage is reported and does not throw', () => {
	for (const memory of [forbidden, full]) {
		expect(readStored(memory, 'news')).toBeNull();
		expect(writeStored(memory, 'news', {})).toBe(false);
	}
});

test('malformed stored data is ignored', () => {
	localStorage.setItem('storefront-islands-popup-news', '{"never":');
	expect(readStored(() => localStorage, 'news')).toBeNull();
});
