/** All shapes of filter lists, in a shop with terms that are hard to render. */
import { readFileSync } from 'node:fs';

const { fixed: FIXED_KINDS } = JSON.parse(
	readFileSync(new URL('../../data/filter-kinds.json', import.meta.url), 'utf8'),
);

const term = (id, name, slug, parent = 0) => ({
	id,
	name,
	slug,
	description: id % 2 ? `About <i>${name}</i> :)` : '',
	count: 1,
	parent,
});

/** Texts that WordPress rewrites if they are not encoded. */
const HOSTILE = [
	term(1, '<b>Bold</b> & "quoted"', 'bold'),
	term(2, '[gallery] -- 5x7 :) wordpress', 'gallery'),
	term(3, 'Зелёный', 'зелёный'),
	term(4, 'Nothing has it', 'none'),
];

const MANY = Array.from({ length: 25 }, (_, index) =>
	term(index + 1, `Term ${index}`, `term-${index}`),
);

const TREE = [
	term(1, 'Mugs', 'mugs'),
	term(2, 'Cups', 'cups', 1),
	term(3, 'Small cups', 'small', 2),
	term(4, 'Bags', 'bags'),
	term(5, 'Of a category without products', 'orphan', 99),
];

const counted = (terms) =>
	terms.filter(({ slug }) => slug !== 'none').map(({ id }) => ({ term: id, count: id }));

const fixture = (attributes, { terms = HOSTILE, block = 'filter-list', ...rest } = {}) => ({
	cart: {},
	terms: { pa_color: terms, product_cat: terms, product_tag: terms },
	collectionData: {
		attribute_counts: counted(terms),
		taxonomy_counts: counted(terms),
		...Object.fromEntries(
			FIXED_KINDS.map(({ query, key, values }) => [
				`${query}_counts`,
				[{ [key]: values[0], count: '12' }],
			]),
		),
	},
	blocks: `<!-- wp:storefront-islands/${block} ${JSON.stringify({
		taxonomy: 'pa_color',
		heading: 'Color',
		...attributes,
	})} /-->`,
	...rest,
});

/** By description; `query` begins with "&". */
export const FILTER_LISTS = {
	'hostile names': fixture({}),
	'what would leave nothing': fixture({ hideEmpty: false }),
	'chosen and without products': fixture({}, { query: '&filter_color=none,зелёный' }),
	'without numbers': fixture({ showCounts: false, heading: '' }),
	'one choice': fixture({ selectType: 'single' }, { query: '&filter_color=bold,gallery' }),
	'all of them needed, with a button': fixture(
		{ queryType: 'and', showFilterButton: true },
		{ query: '&filter_color=bold&query_type_color=and&min_price=5' },
	),
	'a long list': fixture({}, { terms: MANY, query: '&filter_color=term-20' }),
	'a long list of chips': fixture({ displayStyle: 'chips' }, { terms: MANY }),
	'a tree': fixture({ kind: 'category' }, { terms: TREE, query: '&categories=small' }),
	descriptions: fixture({ showTermDescriptions: true, hideEmpty: false }),
	'descriptions of a tree': fixture(
		{ kind: 'category', showTermDescriptions: true },
		{ terms: TREE },
	),
	'sorted by name': fixture({ termOrder: 'name', hideEmpty: false }),
	'a tree sorted by name': fixture(
		{ kind: 'category', termOrder: 'name', accentColor: '#0055aa' },
		{ terms: TREE, query: '&categories=small' },
	),
	'a long list, most products first': fixture(
		{ termOrder: 'count', accentColor: 'var:preset|color|contrast' },
		{ terms: MANY.map((one) => ({ ...one, count: (one.id * 7) % 11 })) },
	),
	'a grid of its own, sorted': fixture(
		{ taxonomy: 'product_tag', widgetId: 'g1', termOrder: 'name', showCounts: true },
		{ block: 'taxonomy-filter' },
	),
	'one number of stars': fixture({ kind: 'rating', selectType: 'single' }),
	...Object.fromEntries(
		FIXED_KINDS.map(({ kind, argument, values }) => [
			kind,
			fixture({ kind, hideEmpty: false }, { query: `&${argument}=${values.at(-1)}` }),
		]),
	),
	'a grid of its own': fixture(
		{ taxonomy: 'product_tag', widgetId: 'g1' },
		{ block: 'taxonomy-filter', query: '&e-filter-g1-product_tag=bold' },
	),
	'right to left': fixture({}, { rtl: true }),
};
