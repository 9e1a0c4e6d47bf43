/** Pages that the sample shop does not have: single blocks of the plugin, and WooCommerce's own blocks. */
import { readFileSync } from 'node:fs';
import {
	around,
	COLLECTION,
	WOOCOMMERCE_MINI_CART,
} from '../../test/flows/support/woocommerce-blocks.mjs';
import { inProject } from '../paths.mjs';
import { readProducts, readStore } from './store.mjs';

/** The product with variations. */
const FORM_SKU = 'V-001';

const content = (path) =>
	readFileSync(inProject('demo-shop/src/Pages/content', `${path}.html`), 'utf8').trim();

const column = (width, inside) =>
	`<!-- wp:column {"width":"${width}"} --><div class="wp-block-column" style="flex-basis:${width}">${inside}</div><!-- /wp:column -->`;

const columns = (...inside) =>
	`<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">${inside.join('')}</div><!-- /wp:columns -->`;

const heading = (text) =>
	`<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">${text}</h3><!-- /wp:heading -->`;

const filter = (name, attributes, title, list = 'checkbox-list') =>
	around(
		`product-filter-${name}`,
		heading(title) + around(`product-filter-${list}`, ''),
		attributes,
	);

/** WooCommerce's filters, the same ones as in the plugin's page. */
const itsFilters = (attributes) => {
	const idOf = (taxonomy) => attributes.find((attribute) => attribute.taxonomy === taxonomy).id;
	return around(
		'product-filters',
		around('product-filter-active', around('product-filter-removable-chips', '')) +
			filter('price', undefined, 'Price', 'price-slider') +
			filter('taxonomy', { taxonomy: 'product_cat', showCounts: true }, 'Category') +
			filter('attribute', { attributeId: idOf('pa_color'), showCounts: true }, 'Color') +
			filter('attribute', { attributeId: idOf('pa_size'), showCounts: true }, 'Size', 'chips') +
			filter('rating', { showCounts: true }, 'Rating') +
			filter('status', { showCounts: true }, 'Availability'),
	);
};

const CARD = [
	'<!-- wp:woocommerce/product-image /-->',
	'<!-- wp:post-title {"level":3,"isLink":true} /-->',
	'<!-- wp:woocommerce/product-price /-->',
	'<!-- wp:woocommerce/product-button /-->',
].join('');

const itsShop = (attributes) =>
	around(
		'product-collection',
		columns(
			column('25%', itsFilters(attributes)),
			column(
				'75%',
				`<!-- wp:woocommerce/product-template -->${CARD}<!-- /wp:woocommerce/product-template -->`,
			),
		),
		{ ...COLLECTION, align: 'wide', query: { ...COLLECTION.query, perPage: 24 } },
		'alignwide',
	);

/**
 * Creates the pages, or updates them.
 *
 * @param {import('../start/shop.mjs').Shop} shop
 */
export const writePages = async (shop) => {
	const form = (await readProducts(shop.url)).find(({ sku }) => sku === FORM_SKU);
	const pages = [
		{
			slug: 'our-shop',
			title: 'Shop',
			content: content('plain/shop').replace('{{filters}}', content('filters')),
		},
		{
			slug: 'our-mini-cart',
			title: 'Mini-cart',
			content: '<!-- wp:storefront-islands/mini-cart /-->',
		},
		{
			slug: 'our-product',
			title: 'Product',
			content: `<!-- wp:storefront-islands/add-to-cart {"productId":${form.id},"align":"wide"} /-->`,
		},
	];
	if (shop.isWooCommerce) {
		const attributes = await readStore(shop.url, 'products/attributes');
		pages.push(
			{ slug: 'its-cart', title: 'Cart', content: 'cart' },
			{ slug: 'its-checkout', title: 'Checkout', content: 'checkout' },
			{ slug: 'its-mini-cart', title: 'Mini-cart', content: WOOCOMMERCE_MINI_CART },
			{ slug: 'its-shop', title: 'Shop', content: itsShop(attributes) },
		);
	}
	await shop.php('tools/pictures/pages.php', { PAGES: JSON.stringify(pages) });
};
