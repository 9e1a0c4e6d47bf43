import { recall, remember, VISITS } from './popup-memory';

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
	expect(remember(() => localStorage, 'news', { never: true })).toBe(true);
	expect(recall(() => localStorage, 'news')).toEqual({ never: true });
	expect(recall(() => localStorage, 'other')).toBeNull();
});

test('no popup has the name of what is remembered of the visitor', () => {
	// sanitize_key() in PHP restricts popup ids to these characters.
	expect(VISITS).not.toMatch(/^[a-z0-9_-]+$/);
});

test('a browser that keeps nothing does no harm, and says so', () => {
	for (const memory of [forbidden, full]) {
		expect(recall(memory, 'news')).toBeNull();
		expect(remember(memory, 'news', {})).toBe(false);
	}
});

test('what somebody else has written there is nothing', () => {
	localStorage.setItem('storefront-islands-popup-news', '{"never":');
	expect(recall(() => localStorage, 'news')).toBeNull();
});
