import fc from 'fast-check';
import { forbiddenStorage, memoryStorage } from '../../../test/fakes/environment';
import { aRegistry } from '../../../test/support/stores';
import { preferencesStore, readPreferences } from './contract';
import { registerPreferences } from './setup';
import { takeUnownedSearches, type DeviceStorage, userOf } from './storage';

/** Simulates a page load: a new registry with the stored data. */
const load = (userId: number, device: DeviceStorage) => {
	const registry = aRegistry();
	registerPreferences(registry, userId, device);
	return {
		searches: () => registry.select(preferencesStore).getSearches(),
		search: (term: string) => void registry.dispatch(preferencesStore).rememberSearch(term),
		forget: () => void registry.dispatch(preferencesStore).forgetSearches(),
	};
};

describe('preferences', () => {
	it('persist across pages', () => {
		const device = memoryStorage();
		load(7, device).search('teapot');
		expect(load(7, device).searches()).toEqual(['teapot']);
		load(7, device).forget();
		expect(load(7, device).searches()).toEqual([]);
	});

	it('are separate per user', () => {
		const device = memoryStorage();
		load(7, device).search('ring');
		load(0, device).search('mug');
		expect(load(8, device).searches()).toEqual([]);
		expect(load(7, device).searches()).toEqual(['ring']);
		expect(load(0, device).searches()).toEqual(['mug']);
		expect([...device.items.keys()]).toEqual(['WP_DATA_USER_7', 'WP_DATA_USER_0']);
	});

	it("keep other stores' values under the same key", () => {
		const device = memoryStorage({ WP_DATA_USER_7: '{"core/other":{"a":1}}' });
		load(7, device).search('ring');
		expect(JSON.parse(device.items.get('WP_DATA_USER_7') ?? '')).toEqual({
			'core/other': { a: 1 },
			'storefront-islands/preferences': { searches: ['ring'] },
		});
	});

	it('are newest first, unique, five at most', () => {
		const page = load(7, memoryStorage());
		['a', 'b', 'c', 'd', 'e', 'f', 'B'].forEach(page.search);
		expect(page.searches()).toEqual(['B', 'f', 'e', 'd', 'c']);
	});

	it('are empty when the stored data is malformed', () => {
		const odd = '{"storefront-islands/preferences":{"searches":{}}}';
		for (const stored of ['{', 'null', '[]', odd]) {
			expect(load(7, memoryStorage({ WP_DATA_USER_7: stored })).searches()).toEqual([]);
		}
	});

	it('are kept in memory when storage is unavailable', () => {
		const page = load(7, forbiddenStorage);
		page.search('mug');
		expect(page.searches()).toEqual(['mug']);
	});

	it('are lists of texts for any stored data', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (json) => {
				for (const read of [readPreferences(json), readPreferences({ searches: json })]) {
					expect(read.searches.length).toBeLessThanOrEqual(5);
					expect(read.searches.every((term) => typeof term === 'string' && term !== '')).toBe(true);
				}
			}),
		);
	});
});

describe('searches stored by an earlier version', () => {
	it('are migrated once, the oldest first', () => {
		const device = memoryStorage({ 'storefront-islands-searches': '["new","old",7]' });
		expect(takeUnownedSearches(device)).toEqual(['old', 'new']);
		expect(takeUnownedSearches(device)).toEqual([]);
	});

	it('are empty when the stored data is malformed', () => {
		expect(takeUnownedSearches(memoryStorage({ 'storefront-islands-searches': '{' }))).toEqual([]);
	});
});

describe('the user of a browser', () => {
	it('is read from the cookie', () => {
		expect(userOf('a=1; storefront_islands_user=12; b=2')).toBe(12);
	});

	it('is a guest without a numeric cookie', () => {
		const odd = ['=', '=-1', '=1e3'].map((value) => `storefront_islands_user${value}`);
		expect(['', ...odd, 'x_storefront_islands_user=3'].map(userOf)).toEqual([0, 0, 0, 0, 0]);
	});
});
