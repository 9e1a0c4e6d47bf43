/** Icons of the plugin's blocks in the editor: line drawings of one colour, unlike those of WooCommerce's blocks. */
import { createElement } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import icons from '../../data/icons.json';

const NAMESPACE = 'storefront-islands/';

/** 5.3:1 on white, 3.1:1 on the dark background of selected toolbar buttons. */
const COLOR = '#00796b';

/** Path in a square of 20 by block; by block/variation for the variations of a block. */
const PATHS: Readonly<Record<string, string>> = {
	account:
		'M2.5 4h15v12h-15zM7 7.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M4.5 13.75c.5-1.5 1.4-2 2.5-2s2 .5 2.5 2M12 8h3M12 11h3',
	'active-filters':
		'M5 4h8a2.5 2.5 0 0 1 0 5H5a2.5 2.5 0 0 1 0-5zM5 12h5a2.5 2.5 0 0 1 0 5H5a2.5 2.5 0 0 1 0-5z',
	'add-to-cart': 'M3 4.5h6v11H3zM12 5.5h5M12 8.5h5M12 12.5h5v3h-5z',
	area: 'M3 3h14v5H3zM3 11h14v6H3z',
	cart: icons.cart,
	checkout: 'M2.5 4.5h15v11h-15zM2.5 8h15M5.5 12.5h3',
	'filter-list': 'M3.5 5h1.5M3.5 10h1.5M3.5 15h1.5M8 5h9M8 10h9M8 15h9',
	'filter-list/attribute': 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 3v14M10 6l5-1M10 10h7M10 14l5 1',
	'filter-list/category': 'M2.5 4.5h5l2 2.5h8v8.5h-15z',
	'filter-list/rating':
		'M10 2.75l2.25 4.75 5 .65-3.7 3.5.95 5.1L10 14.2l-4.5 2.55.95-5.1-3.7-3.5 5-.65z',
	'filter-list/stock': 'M3 6.5L10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5 7-3.5M10 10v7',
	filters: icons.filter,
	menu: icons.menu,
	'mini-cart': icons.bag,
	'my-account': icons.user,
	popup: 'M2.5 3.5h15v13h-15zM2.5 7h15M6 10.5h8M6 13.5h5',
	'price-filter':
		'M2.5 10H4M9 10h3M17 10h.5M9 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M17 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
	'product-carousel': 'M6.5 4.5h7v11h-7zM3 6.5v7M17 6.5v7',
	'product-grid': 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
	'purchase-summary': 'M4.5 3.5h11v14h-11zM8 2.5h4v2H8zM7 11l2.25 2.25L13 9',
	search: icons.search,
	'shop-notices': 'M3 4h14v9H9l-3.5 3.5V13H3zM10 6.5v2.5M10 10.75v.25',
	'taxonomy-filter': 'M3 3h6l8 8-6 6-8-8zM6.25 6.25v.25',
	translation:
		'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c-4 4-4 11 0 15M10 2.5c4 4 4 11 0 15',
};

interface Named {
	readonly name: string;
	readonly icon?: unknown;
}

interface BlockSettings {
	readonly icon?: unknown;
	readonly variations?: readonly Named[];
}

/** The editor fills icons with their colour, so that `fill` stands at the path. */
const drawing = (path: string) => (
	<svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			d={path}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</svg>
);

/** Returns the icon of a block or variation; one without a drawing keeps its own icon, in the common colour. */
const iconOf = (name: string, own: unknown) => {
	const path = PATHS[name];
	return { src: path === undefined ? own : drawing(path), foreground: COLOR };
};

/** Returns the settings of a block type, with the icons of this plugin's blocks. */
export const withIcons = <Settings extends BlockSettings>(settings: Settings, name: string) => {
	if (!name.startsWith(NAMESPACE)) {
		return settings;
	}
	const block = name.slice(NAMESPACE.length);
	return {
		...settings,
		icon: iconOf(block, settings.icon),
		...(settings.variations && {
			variations: settings.variations.map((variation) => ({
				...variation,
				...(variation.icon !== undefined && {
					icon: iconOf(`${block}/${variation.name}`, variation.icon),
				}),
			})),
		}),
	};
};

/** Draws the icons of the blocks that are registered from now on. */
export const drawIcons = (): void => {
	addFilter('blocks.registerBlockType', 'storefront-islands/icons', withIcons);
};
