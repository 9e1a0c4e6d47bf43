import { forbiddenStorage, memoryStorage } from '../../../test/fakes/environment';
import { aRequest } from '../../../test/fixtures/orders';
import { createAttemptRecord } from './attempt-record';

test('keeps the key and the start time, and no order data', () => {
	const storage = memoryStorage();
	const record = createAttemptRecord(storage, () => 1700000000000);
	expect(record.openKey()).toBeNull();
	record.begin('k', aRequest());
	expect(record.openKey()).toBe('k');
	expect([...storage.items]).toEqual([
		['storefront-islands-attempt', '{"key":"k","since":1700000000000}'],
	]);
});

test('is visible to other tabs and after a reload until the outcome is known', () => {
	const storage = memoryStorage();
	createAttemptRecord(storage).begin('k', aRequest());
	const later = createAttemptRecord(storage);
	expect(later.openKey()).toBe('k');
	later.end('k');
	expect(storage.items.size).toBe(0);
});

test('a late outcome does not end a newer attempt', () => {
	const storage = memoryStorage();
	const record = createAttemptRecord(storage);
	record.begin('old', aRequest());
	record.begin('new', aRequest());
	record.end('old');
	expect(record.openKey()).toBe('new');
});

test.each(['', '{', 'null', '7', '{"key":""}', '{"key":"k"}', '{"key":7,"since":1}'])(
	'ignores the malformed record %j',
	(text) => {
		const storage = memoryStorage();
		storage.setItem('storefront-islands-attempt', text);
		expect(createAttemptRecord(storage).openKey()).toBeNull();
	},
);

test.each([null, forbiddenStorage])(
	'keeps the record in memory when storage is unavailable',
	(storage) => {
		const record = createAttemptRecord(storage);
		record.begin('k', aRequest());
		expect(record.openKey()).toBe('k');
		record.end('k');
		expect(record.openKey()).toBeNull();
	},
);
