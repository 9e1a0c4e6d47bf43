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

test('what is kept is there, by name', () => {
	expect(writeStored(() => localStorage, 'news', { never: true })).toBe(true);
	expect(readStored(() => localStorage, 'news')).toEqual({ never: true });
	expect(readStored(() => localStorage, 'other')).toBeNull();
});

test('no popup has the name of what is remembered of the visitor', () => {
	// sanitize_key() in PHP restricts popup ids to these characters.
	expect(VISITS).not.toMatch(/^[a-z0-9_-]+$/);
});

test('a browser that keeps nothing does no harm, and says so', () => {
	for (const memory of [forbidden, full]) {
		expect(readStored(memory, 'news')).toBeNull();
		expect(writeStored(memory, 'news', {})).toBe(false);
	}
});

test('what somebody else has written there is nothing', () => {
	localStorage.setItem('storefront-islands-popup-news', '{"never":');
	expect(readStored(() => localStorage, 'news')).toBeNull();
});
