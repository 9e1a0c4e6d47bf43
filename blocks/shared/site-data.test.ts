import { readSiteData } from './site-data';

describe('site data of the editor', () => {
	it('is empty when none is printed', () => {
		expect(Object.values(readSiteData(undefined)).flat()).toEqual(['', '', {}]);
	});

	it('decodes nested menus', () => {
		const { menus } = readSiteData({
			menus: [
				{
					value: 'main',
					label: 'Main',
					entries: [{ label: 'Shop', entries: [{ label: 'Mugs', entries: [] }] }],
				},
			],
		});
		expect(menus).toEqual([
			{
				value: 'main',
				label: 'Main',
				entries: [{ label: 'Shop', entries: [{ label: 'Mugs', entries: [] }] }],
			},
		]);
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
