import { rememberViewed, viewedProducts } from './storage';

/** Storage of a browser; it may refuse to write. */
const aDevice = (isFull = false) => {
	const items = new Map<string, string>();
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => {
			if (isFull) {
				throw new Error('full');
			}
			items.set(key, value);
		},
	};
};

const GUEST = 'other=1';
const MEMBER = 'other=1; storefront_islands_user=7';

describe('the memory of viewed products', () => {
	it('persists, the last one first', () => {
		const device = aDevice();
		rememberViewed(device, GUEST, 3);
		rememberViewed(device, GUEST, 5);
		expect(viewedProducts(device, GUEST)).toEqual([5, 3]);
	});

	it('is separate per user', () => {
		const device = aDevice();
		rememberViewed(device, MEMBER, 3);
		expect(viewedProducts(device, GUEST)).toEqual([]);
		expect([...device.items.keys()]).toEqual(['storefront-islands-viewed-7']);
	});

	it('stays empty where the storage is forbidden, full or holds something else', () => {
		rememberViewed(null, GUEST, 3);
		expect(viewedProducts(null, GUEST)).toEqual([]);
		const full = aDevice(true);
		rememberViewed(full, GUEST, 3);
		expect(viewedProducts(full, GUEST)).toEqual([]);
		const foreign = aDevice();
		foreign.setItem('storefront-islands-viewed-0', '{not json');
		expect(viewedProducts(foreign, GUEST)).toEqual([]);
		rememberViewed(foreign, GUEST, 3);
		expect(viewedProducts(foreign, GUEST)).toEqual([3]);
	});
});
