/** Menus of every shape, on the page /about-us/. */

const leaf = (label, url = `/?for=${encodeURIComponent(label)}`) => ({ label, url });
const branch = (label, ...entries) => ({ ...leaf(label), entries });
const heading = (label, ...entries) => ({ label, url: '', entries });

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and all that goes with them';

const LEVELS = [
	leaf('About us', '/about-us/'),
	branch('Goods', branch('Cups', leaf('Small'), branch('Large', leaf('Red'))), leaf(LONG)),
	heading('Services', leaf('Repair'), leaf('Here', '/about-us/'), heading(LONG, leaf('Rental'))),
];

/** Texts that WordPress rewrites if they are not encoded, and addresses with characters of HTML. */
const HOSTILE = [
	branch('5x7 -- "quoted" :) [gallery] & more', leaf('wordpress', '/?a=1&b="2"')),
	heading("It's [gallery] -- 5x7", leaf('Зелёный', '#elementor-action:action=popup:open')),
];

const block = (name, attributes) =>
	`<!-- wp:${name} ${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d')} /-->`;

const fixture = (items, { folds = true, ...rest } = {}) => ({
	cart: {},
	blocks: block('storefront-islands/menu', { source: 'items', items, folds }),
	...rest,
});

/** Links of WordPress's Navigation block, which has what the links of a menu block have not. */
const NAVIGATION = [
	'<!-- wp:navigation-submenu {"label":"Friends","url":"https://shop.example/","opensInNewTab":true,"rel":"nofollow"} -->',
	block('navigation-link', { label: 'New tab', url: '/new/', opensInNewTab: true }),
	block('navigation-link', { label: 'Sponsored', url: '/sponsored/', rel: 'sponsored' }),
	'<!-- /wp:navigation-submenu -->',
].join('');

/** By description. */
export const MENUS = {
	'levels, headings, the current page': fixture(LEVELS),
	'without a button': fixture(LEVELS, { folds: false }),
	'hostile texts': fixture(HOSTILE),
	'new tabs and rel': {
		cart: {},
		navigation: NAVIGATION,
		blocks: block('storefront-islands/menu', { source: 'navigation' }),
	},
	'two menus': { cart: {}, blocks: fixture(LEVELS).blocks + fixture(HOSTILE).blocks },
	'right to left': fixture(LEVELS, { rtl: true }),
};
