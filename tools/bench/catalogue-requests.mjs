/** Requests that a shopper's browser sends to a shop while filtering. */
import { writePage } from '../../test/flows/support/page.mjs';
import { WOOCOMMERCE_PRODUCTS, around } from '../../test/flows/support/woocommerce-blocks.mjs';

const PER_PAGE = '24';

/**
 * Two colours, a price range and products in stock: a typical set of filters. Another price for every run, or what the
 * shop has cached would answer.
 */
const filtersOf = (run) => ({
	'attributes[0][attribute]': 'pa_color',
	'attributes[0][slug][0]': 'blue',
	'attributes[0][slug][1]': 'red',
	max_price: String(5000 + run),
	'stock_status[0]': 'instock',
});

/** The same as arguments of a page's address. */
const argumentsOf = (run) => ({
	filter_color: 'blue,red',
	query_type_color: 'or',
	max_price: String((5000 + run) / 100),
	filter_stock_status: 'instock',
});

const filtered = (path, run) => `${path}?${new URLSearchParams(argumentsOf(run))}`;

/** All counts that a page with every filter needs, including those of one attribute with 500 terms. */
const ALL_COUNTS = {
	calculate_price_range: 'true',
	calculate_stock_status_counts: 'true',
	calculate_rating_counts: 'true',
	'calculate_taxonomy_counts[0]': 'product_cat',
	...Object.fromEntries(
		['pa_color', 'pa_size', 'pa_material', 'pa_maker'].flatMap((taxonomy, place) => [
			[`calculate_attribute_counts[${place}][taxonomy]`, taxonomy],
			[`calculate_attribute_counts[${place}][query_type]`, 'or'],
		]),
	),
};

/** What the plugin's scripts add on WooCommerce: the page whose list is counted (PageQuery::PAGE). */
const OF_SHOP = { catalog_visibility: 'catalog', storefront_islands_page: 'post_type=product' };

/** What a shopper types, another text for every run. */
const TYPED =
	'harbour|island bo|bay m|tall be|meadow|mug|river to|tee|quiet|post|winter bri|old vil|nowhere'
		.split('|')
		.flatMap((text) => [text, text.slice(0, -1)]);

const typed = (run) => TYPED[run % TYPED.length];

const attribute = (html, name) =>
	new RegExp(`\\b${name}="([^"]*)"`)
		.exec(html)?.[1]
		?.replace(/&#0*(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Requests that refresh the grid of a page; null if it has no grid that can be refreshed. */
const refreshOf = async (url, path) => {
	const html = await (await fetch(url + path)).text();
	const widget = attribute(html, 'data-grid');
	if (widget === undefined) {
		return null;
	}
	return (run) => ({
		url: `${url}/wp-json/storefront-islands/v1/refresh-loop`,
		init: {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({
				post_id: Number(attribute(html, 'data-post') ?? 0),
				widget_id: widget,
				widget_filters: argumentsOf(run),
				pagination_base_url: url + filtered(path, run),
			}),
		},
	});
};

const LISTS = ['color', 'size', 'material', 'maker'];

const ourBlock = (name, attributes) =>
	`<!-- wp:storefront-islands/${name} ${JSON.stringify(attributes)} /-->`;

const OUR_PAGE = [
	ourBlock('price-filter', {}),
	...LISTS.map((name) => ourBlock('filter-list', { taxonomy: `pa_${name}` })),
	...['category', 'rating', 'stock'].map((kind) => ourBlock('filter-list', { kind })),
	ourBlock('product-grid', { columns: 3, perPage: 9, filterable: true }),
].join('');

/** Returns the markup of the same page with WooCommerce's newest filters, which navigate. */
const itsPage = (attributes) => {
	const list = around('product-filter-checkbox-list', '');
	const counted = { showCounts: true };
	const filters = [
		around('product-filter-price', around('product-filter-price-slider', '')),
		...attributes
			.filter(({ taxonomy }) => LISTS.includes(taxonomy.slice('pa_'.length)))
			.map(({ id }) => around('product-filter-attribute', list, { attributeId: id, ...counted })),
		around('product-filter-taxonomy', list, { taxonomy: 'product_cat', ...counted }),
		around('product-filter-rating', list, counted),
		around('product-filter-status', list, counted),
	];
	const before = '<!-- wp:woocommerce/product-template -->';
	return WOOCOMMERCE_PRODUCTS.replace(before, around('product-filters', filters.join('')) + before);
};

/** Requests to pages with every filter, the plugin's and WooCommerce's. */
const pagesOf = async (shop) => {
	const attributes = await (
		await fetch(`${shop.url}/wp-json/wc/store/v1/products/attributes`)
	).json();
	const ours = await writePage(shop, 'our-filters', OUR_PAGE);
	const its = await writePage(shop, 'its-filters', itsPage(attributes));
	const refresh = await refreshOf(shop.url, ours);
	return {
		'our page with all filters': (run) => ({ url: shop.url + filtered(ours, run) }),
		'its page with all filters': (run) => ({ url: shop.url + filtered(its, run) }),
		...(refresh === null ? {} : { 'our grid, filtered': refresh }),
	};
};

/**
 * @param {import('../start/shop.mjs').Shop} shop
 * @returns {Promise<Record<string, (run: number) => {url: string, init?: RequestInit}>>} Requests by name; those with
 * filters differ from run to run.
 */
export const askedOf = async (shop) => {
	const api = (path, query) => ({
		url: `${shop.url}/wp-json/wc/store/v1/products${path}?${new URLSearchParams(query)}`,
	});
	const counts = (run) => api('/collection-data', { ...ALL_COUNTS, ...filtersOf(run) });
	const refresh = await refreshOf(shop.url, '/shop/');
	return {
		'shop page': () => ({ url: `${shop.url}/shop/` }),
		'shop page, filtered': (run) => ({ url: shop.url + filtered('/shop/', run) }),
		...(refresh === null ? {} : { 'refresh-loop, filtered': refresh }),
		...(shop.isWooCommerce ? await pagesOf(shop) : {}),
		'24 products': () => api('', { per_page: PER_PAGE }),
		'24 products, filtered, by price': (run) =>
			api('', { per_page: PER_PAGE, orderby: 'price', order: 'asc', ...filtersOf(run) }),
		'8 products, searched': () => api('', { per_page: '8', search: 'harbour mu' }),
		...(shop.isWooCommerce
			? {
					'its counts, filtered': counts,
					'our suggestions': (run) =>
						api('', {
							...OF_SHOP,
							catalog_visibility: 'search',
							per_page: '5',
							search: typed(run),
						}),
					'our counts beside a search': (run) =>
						api('/collection-data', {
							...ALL_COUNTS,
							...OF_SHOP,
							catalog_visibility: 'search',
							search: typed(run),
						}),
					'our counts': () => api('/collection-data', { ...ALL_COUNTS, ...OF_SHOP }),
					'our counts, filtered': (run) =>
						api('/collection-data', { ...ALL_COUNTS, ...OF_SHOP, ...filtersOf(run) }),
				}
			: {
					'all counts': () => api('/collection-data', ALL_COUNTS),
					'all counts, filtered': counts,
				}),
	};
};
