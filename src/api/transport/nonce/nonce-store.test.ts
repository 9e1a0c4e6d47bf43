import { forbiddenStorage, memoryStorage } from '../../../../test/fakes/environment';
import { createNonceStore, readNoncePair } from './nonce-store';

const pair = (nonce: string, timestamp: number) => ({ nonce, timestamp });

describe('the nonce store', () => {
	it("starts with the page's pair of nonce and timestamp, and stores it under storeApiNonce", () => {
		const storage = memoryStorage();
		expect(createNonceStore(storage, pair('page', 100)).current()).toBe('page');
		expect(JSON.parse(storage.getItem('storeApiNonce') ?? '')).toEqual(pair('page', 100));
	});

	it('keeps the newest nonce by timestamp', () => {
		const nonces = createNonceStore(memoryStorage(), pair('page', 100));
		nonces.offer(pair('older', 99));
		expect(nonces.current()).toBe('page');
		nonces.offer(pair('same age', 100));
		expect(nonces.current()).toBe('same age');
		nonces.offer(pair('newer', 101));
		expect(nonces.current()).toBe('newer');
		nonces.offer(null);
		expect(nonces.current()).toBe('newer');
	});

	it('does not replace a stored nonce by an older one of a cached page', () => {
		const storage = memoryStorage();
		createNonceStore(storage, pair('stored', 100));
		expect(createNonceStore(storage, pair('cached page', 0)).current()).toBe('stored');
	});

	it('shares a new nonce with other tabs immediately', () => {
		const storage = memoryStorage();
		const [one, other] = [createNonceStore(storage, null), createNonceStore(storage, null)];
		one.offer(pair('from the other tab', 100));
		expect(other.current()).toBe('from the other tab');
	});

	it('replaces a refused nonce regardless of timestamps', () => {
		const nonces = createNonceStore(memoryStorage(), pair('from the future', 9_999_999_999));
		nonces.replace('from the future', pair('fresh', 100));
		expect(nonces.current()).toBe('fresh');
	});

	it('keeps a newer nonce stored by another tab in the meantime', () => {
		const nonces = createNonceStore(memoryStorage(), pair('dead', 100));
		nonces.offer(pair('newest', 300));
		nonces.replace('dead', pair('fresh', 200));
		expect(nonces.current()).toBe('newest');
	});

	it.each([
		['no storage', null],
		['blocked storage', forbiddenStorage],
		['malformed JSON in the storage', { getItem: () => '{"nonce":{}', setItem: () => undefined }],
		['another shape in the storage', { getItem: () => '[1]', setItem: () => undefined }],
	])('works with %s', (_name, storage) => {
		const nonces = createNonceStore(storage, pair('page', 100));
		expect(nonces.current()).toBe('page');
		nonces.offer(pair('newer', 200));
		expect(nonces.current()).toBe('newer');
	});

	it('has no nonce when the page has none', () => {
		expect(createNonceStore(memoryStorage(), null).current()).toBe('');
	});
});

describe('readNoncePair', () => {
	it.each([
		['abc', '100', pair('abc', 100)],
		['abc', undefined, pair('abc', 0)],
		['', 100, null],
		[null, 100, null],
		['abc', 'soon', null],
	])('reads the nonce %j with the timestamp %j as %j', (nonce, timestamp, result) => {
		expect(readNoncePair(nonce, timestamp)).toEqual(result);
	});
});
