import { forbiddenStorage, memoryStorage } from '../../../../test/fakes/environment';
import { VIEWED_LIFETIME } from '../../../domain/catalogue/viewed-products';
import { viewedProducts } from './storage';

const NOW = 1_700_000_000_000;
const GUEST = 'other=1';
const MEMBER = 'other=1; storefront_islands_user=7';

const visitor = { cookies: GUEST, isAllowed: true, now: NOW };

const aBrowser = () => {
	const storage = memoryStorage();
	return { items: storage.items, guest: { ...visitor, storage: () => storage } };
};

describe('the memory of viewed products', () => {
	it('persists, the last one first', () => {
		const { guest } = aBrowser();
		viewedProducts(guest, 3);
		viewedProducts(guest, 5);
		expect(viewedProducts(guest)).toEqual([5, 3]);
	});

	it('is separate per user', () => {
		const { guest, items } = aBrowser();
		viewedProducts({ ...guest, cookies: MEMBER }, 3);
		expect(viewedProducts(guest)).toEqual([]);
		expect([...items.keys()]).toEqual(['storefront-islands-viewed-7']);
	});

	it('ends after 30 days', () => {
		const { guest, items } = aBrowser();
		viewedProducts(guest, 3);
		expect(viewedProducts({ ...guest, now: NOW + VIEWED_LIFETIME })).toEqual([]);
		expect(items.size).toBe(0);
	});

	it('ends where the visitor does not allow it, and begins only where it is allowed', () => {
		const { guest, items } = aBrowser();
		viewedProducts(guest, 3);
		const refused = { ...guest, isAllowed: false };
		expect(viewedProducts(refused)).toEqual([]);
		expect(items.size).toBe(0);
		viewedProducts(refused, 5);
		expect(items.size).toBe(0);
	});

	it('stays empty where the storage is forbidden, full or holds something else', () => {
		const { guest, items } = aBrowser();
		const forbidden = {
			...guest,
			storage: () => {
				throw new Error('forbidden');
			},
		};
		viewedProducts(forbidden, 3);
		expect(viewedProducts(forbidden)).toEqual([]);
		const { setItem } = forbiddenStorage;
		const full = { ...visitor, storage: () => ({ ...memoryStorage(), setItem }) };
		viewedProducts(full, 3);
		expect(viewedProducts(full)).toEqual([]);
		items.set('storefront-islands-viewed-0', '{not json');
		expect(viewedProducts(guest)).toEqual([]);
		viewedProducts(guest, 3);
		expect(viewedProducts(guest)).toEqual([3]);
	});
});
