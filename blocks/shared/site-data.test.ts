import { readSiteData } from './site-data';

describe('site data of the editor', () => {
	it('is empty when none is printed', () => {
		expect(Object.values(readSiteData(undefined)).flat()).toEqual(['', '', {}, false]);
	});

	it('decodes menus', () => {
		const menus = [{ value: 'main', label: 'Main', hasLinks: true }];
		expect(readSiteData({ menus }).menus).toEqual(menus);
	});

	it('ignores malformed data', () => {
		const data = readSiteData({
			attributes: [null, 'x'],
			categories: {},
			currency: { prefix: '' },
		});
		expect(data.attributes).toHaveLength(2);
		expect(data.attributes[0]).toEqual({ id: 0, taxonomy: '', label: '', terms: [] });
		expect(data.categories).toEqual([]);
	});
});
