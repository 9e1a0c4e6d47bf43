/**
 * The sample shop's pages made of WooCommerce's own blocks: the same parts in the same order, with menu, search and
 * mini-cart in the header.
 */
import { readFileSync } from 'node:fs';
import {
	COLLECTION,
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
	WOOCOMMERCE_MINI_CART,
	around,
} from '../../../test/flows/support/woocommerce-blocks.mjs';
import { inProject } from '../../paths.mjs';

const block = (name, attributes = {}, inside = '') =>
	inside === ''
		? `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`
		: `<!-- wp:${name} ${JSON.stringify(attributes)} -->${inside}<!-- /wp:${name} -->`;

const group = (inside, attributes = {}, tag = 'div') =>
	block('group', attributes, `<${tag} class="wp-block-group">${inside}</${tag}>`);

const links = (labels) =>
	block(
		'navigation',
		{ overlayMenu: 'never' },
		labels.map(([label, url]) => block('navigation-link', { label, url, kind: 'custom' })).join(''),
	);

const HEADER = group(
	[
		block('site-title', { level: 0 }),
		links([
			['Home', '/'],
			['Shop', '/shop/'],
			['About us', '/about-us/'],
		]),
		block('search', { label: 'Search', showLabel: false, query: { post_type: 'product' } }),
		WOOCOMMERCE_MINI_CART,
	].join(''),
);

const FOOTER = group(
	block('site-title', { level: 0 }) +
		links([
			['About us', '/about-us/'],
			['Delivery and returns', '/delivery-and-returns/'],
			['Privacy policy', '/privacy-policy/'],
			['Terms and conditions', '/terms/'],
		]),
);

const OF_LOOP = { isDescendentOfQueryLoop: true };

const CARD = [
	block('woocommerce/product-image', { imageSizing: 'thumbnail', ...OF_LOOP }),
	block('post-title', {
		level: 2,
		isLink: true,
		__woocommerceNamespace: 'woocommerce/product-collection/product-title',
	}),
	block('woocommerce/product-rating', OF_LOOP),
	block('woocommerce/product-price', OF_LOOP),
	block('woocommerce/product-button', OF_LOOP),
].join('');

const collection = (query, columns, after) =>
	block(
		'woocommerce/product-collection',
		{
			...COLLECTION,
			query: { ...COLLECTION.query, ...query },
			displayLayout: { ...COLLECTION.displayLayout, columns },
		},
		`<div class="wp-block-woocommerce-product-collection">${block('woocommerce/product-template', {}, CARD)}${after}</div>`,
	);

const list = around('product-filter-checkbox-list', '');
const chips = around('product-filter-chips', '');
const counted = { showCounts: true };

const filters = ({ color, size }) =>
	around(
		'product-filters',
		[
			around('product-filter-active', around('product-filter-removable-chips', '')),
			around('product-filter-price', around('product-filter-price-slider', '')),
			around('product-filter-taxonomy', list, { taxonomy: 'product_cat', ...counted }),
			around('product-filter-attribute', list, { attributeId: color, ...counted }),
			around('product-filter-attribute', chips, { attributeId: size, ...counted }),
			around('product-filter-rating', list, counted),
			around('product-filter-status', list, counted),
		].join(''),
	);

const around_main = (inside) =>
	block('template-part', { slug: 'header', tagName: 'header' }) +
	group(inside, { tagName: 'main', layout: { type: 'constrained' } }, 'main') +
	block('template-part', { slug: 'footer', tagName: 'footer' });

const PAGES_OF_LIST = block(
	'query-pagination',
	{},
	['previous', 'numbers', 'next'].map((part) => block(`query-pagination-${part}`)).join(''),
);

/** The sample shop has this template only where it opens without WooCommerce, which has its own. */
const OUR_PRODUCT = readFileSync(
	inProject('demo-shop/src/Pages/content/templates/single-product.html'),
	'utf8',
);

const designOf = (attributes) => ({
	parts: { 'its-header': HEADER, 'its-footer': FOOTER },
	templates: {
		'ours-single-product': OUR_PRODUCT,
		'its-archive-product': around_main(
			block('heading', { level: 1 }, '<h1 class="wp-block-heading">Shop</h1>') +
				filters(attributes) +
				block('woocommerce/product-results-count') +
				block('woocommerce/catalog-sorting') +
				collection({ inherit: true }, 3, PAGES_OF_LIST),
		),
		'its-single-product': around_main(
			[
				block('woocommerce/product-image-gallery'),
				block('post-title', {
					level: 1,
					__woocommerceNamespace: 'woocommerce/product-query/product-title',
				}),
				block('woocommerce/product-rating', { isDescendentOfSingleProductTemplate: true }),
				block('woocommerce/product-price', { isDescendentOfSingleProductTemplate: true }),
				block('post-excerpt', {
					__woocommerceNamespace: 'woocommerce/product-query/product-summary',
				}),
				block('woocommerce/add-to-cart-form'),
				block('post-content', { layout: { type: 'constrained' } }),
				collection({ perPage: 4, orderBy: 'rating', order: 'desc' }, 4, ''),
			].join(''),
		),
	},
	pages: { cart: WOOCOMMERCE_CART, checkout: WOOCOMMERCE_CHECKOUT },
});

/**
 * Writes what the sample shop lacks of both sides.
 *
 * @param {import('../../start/shop.mjs').Shop} shop
 * @returns {Promise<{cart: number, checkout: number}>} Ids of its pages.
 */
export const writeSides = async (shop) => {
	const answer = await fetch(`${shop.url}/wp-json/wc/store/v1/products/attributes`);
	const attributes = Object.fromEntries(
		(await answer.json()).map(({ id, taxonomy }) => [taxonomy.slice('pa_'.length), id]),
	);
	return JSON.parse(
		await shop.php('tools/bench/pages/write-design.php', {
			DESIGN: JSON.stringify(designOf(attributes)),
		}),
	);
};
