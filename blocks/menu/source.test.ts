import { hasLinks, type MenuSettings } from './source';

const SITE = {
	hasLinks: true,
	menus: [
		{ value: 'main', label: 'Main menu', hasLinks: true },
		{ value: 'new', label: 'New menu', hasLinks: false },
	],
	navigations: [
		{ value: 9, label: 'Newest', hasLinks: false },
		{ value: 4, label: 'Older', hasLinks: true },
	],
};

test.each<[string, Partial<MenuSettings>, boolean]>([
	['the shop and its pages', {}, true],
	['a menu by its slug', { source: 'menu', menu: 'main' }, true],
	['a menu by its name', { source: 'menu', menu: 'Main menu' }, true],
	['an empty menu', { source: 'menu', menu: 'new' }, false],
	['no menu', { source: 'menu', menu: 'gone' }, false],
	['the newest navigation', { source: 'navigation' }, false],
	['a navigation', { source: 'navigation', navigation: 4 }, true],
	['links of its own', { source: 'items', items: [{ label: 'Own', url: '/' }] }, true],
	['a link that has no name yet', { source: 'items', items: [{ label: ' ', url: '/' }] }, false],
	['a link that leads nowhere yet', { source: 'items', items: [{ label: 'Own', url: '' }] }, false],
])('knows if there are links: %s', (_what, settings, expected) => {
	expect(
		hasLinks({ source: 'automatic', menu: '', navigation: 0, items: [], ...settings }, SITE),
	).toBe(expected);
});
