import { entriesOf, type MenuSettings } from './source';

const entry = (label: string) => ({ label, entries: [] });
const SITE = {
	siteMenu: [entry('Shop')],
	menus: [{ value: 'main', label: 'Main menu', entries: [entry('Of the menu')] }],
	navigations: [
		{ value: 9, label: 'Newest', entries: [entry('Of the newest')] },
		{ value: 4, label: 'Older', entries: [entry('Of the older')] },
	],
};

const first = (settings: Partial<MenuSettings>) =>
	entriesOf({ source: 'automatic', menu: '', navigation: 0, items: [], ...settings }, SITE)[0]
		?.label;

test.each<[string, Partial<MenuSettings>, string | undefined]>([
	['the shop and its pages', {}, 'Shop'],
	['a menu by its slug', { source: 'menu', menu: 'main' }, 'Of the menu'],
	['a menu by its name', { source: 'menu', menu: 'Main menu' }, 'Of the menu'],
	['no menu', { source: 'menu', menu: 'gone' }, undefined],
	['the newest navigation', { source: 'navigation' }, 'Of the newest'],
	['a navigation', { source: 'navigation', navigation: 4 }, 'Of the older'],
	['links of its own', { source: 'items', items: [{ label: 'Own', url: '/' }] }, 'Own'],
	[
		'a link that has no name yet',
		{ source: 'items', items: [{ label: ' ', url: '/' }] },
		undefined,
	],
])('reads %s', (_what, settings, label) => {
	expect(first(settings)).toBe(label);
});
