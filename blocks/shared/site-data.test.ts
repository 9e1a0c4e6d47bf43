import { readSiteData } from './site-data';

describe('what the editor is told of the site', () => {
	it('is nothing where nothing is told', () => {
		expect(Object.values(readSiteData(undefined)).flat()).toEqual(['']);
	});

	it('is read with menus below menus', () => {
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

	it('survives what is malformed', () => {
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
