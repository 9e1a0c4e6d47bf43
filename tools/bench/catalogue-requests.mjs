/** Requests that a shopper's browser sends to a shop while filtering. */

const PER_PAGE = '24';

/** Two colours, a price range and products in stock: a typical set of filters. */
const FILTERS = {
	'attributes[0][attribute]': 'pa_color',
	'attributes[0][slug][0]': 'blue',
	'attributes[0][slug][1]': 'red',
	max_price: '5000',
	'stock_status[0]': 'instock',
};

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

const FILTERED_PAGE =
	'/shop/?filter_color=blue,red&query_type_color=or&max_price=50&filter_stock_status=instock';

const attribute = (html, name) =>
	new RegExp(`\\b${name}="([^"]*)"`)
		.exec(html)?.[1]
		?.replace(/&#0*(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Request that refreshes the shop page's grid; null if the page has no grid that can be refreshed. */
const refreshOf = async (url) => {
	const html = await (await fetch(`${url}/shop/`)).text();
	const widget = attribute(html, 'data-grid');
	if (widget === undefined) {
		return null;
	}
	return {
		url: `${url}/wp-json/storefront-islands/v1/refresh-loop`,
		init: {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({
				post_id: Number(attribute(html, 'data-post') ?? 0),
				widget_id: widget,
				widget_filters: { filter_color: 'blue,red', query_type_color: 'or', max_price: '50' },
				pagination_base_url: url + FILTERED_PAGE,
			}),
		},
	};
};

/**
 * @param {string} url Address of the shop.
 * @returns {Promise<Record<string, {url: string, init?: RequestInit}>>} Requests by name.
 */
export const askedOf = async (url) => {
	const api = (path, query) => ({
		url: `${url}/wp-json/wc/store/v1/products${path}?${new URLSearchParams(query)}`,
	});
	const refresh = await refreshOf(url);
	return {
		'shop page': { url: `${url}/shop/` },
		'shop page, filtered': { url: url + FILTERED_PAGE },
		...(refresh === null ? {} : { 'refresh-loop, filtered': refresh }),
		'24 products': api('', { per_page: PER_PAGE }),
		'24 products, filtered, by price': api('', {
			per_page: PER_PAGE,
			orderby: 'price',
			order: 'asc',
			...FILTERS,
		}),
		'8 products, searched': api('', { per_page: '8', search: 'harbour mu' }),
		'all counts': api('/collection-data', ALL_COUNTS),
		'all counts, filtered': api('/collection-data', { ...ALL_COUNTS, ...FILTERS }),
	};
};
