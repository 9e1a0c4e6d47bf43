/** Pages with filters that PHP and React both render: paths in the shop, by description. */
import { readFileSync } from 'node:fs';

const { fixed } = JSON.parse(
	readFileSync(new URL('../../data/filter-kinds.json', import.meta.url), 'utf8'),
);

const everyFixed = fixed.map(({ argument, values }) => `${argument}=${values.join(',')}`);

/** Attributes with different operators, every other filter, and unrelated arguments. */
const ALL = [
	'min_price=5&max_price=1234.5',
	...everyFixed,
	'categories=mugs,bags&filter_color=blue,red&query_type_color=and&filter_size=small',
].join('&');

/** Texts that WordPress rewrites if they are not encoded. */
const HOSTILE = `utm=%22%3E%3Cscript%3E&a=5x7&filter_color=%5Bgallery%5D,--%27x%27,blue`;

export const FILTER_PAGES = {
	'nothing filtered': '/shop/',
	'all filters': `/shop/?${ALL}`,
	'a range that is open above': '/shop/?min_price=12.5',
	'a range that is open below': '/shop/?max_price=80',
	'terms that are not there': `/shop/?${HOSTILE}`,
	'a second page': '/shop/?filter_color=blue&query-0-page=2',
	'a category': '/product-category/mugs/?filter_color=blue&rating_filter=3',
	'a search': '/?s=mug&post_type=product&filter_size=small,large',
};

/** Islands on those pages that render filters. */
export const FILTER_ISLANDS = ['active-filters', 'filter-list', 'price-filter', 'search'];

/**
 * Islands that render more than the server-rendered HTML once they are hydrated: for these, only React's messages are
 * checked.
 */
export const GROWING_ISLANDS = ['search'];
