#!/usr/bin/env node
/**
 * Tests with a catalogue of 500 products: pages contain every product once, counts match the results, and cached lists
 * expire.
 */
import { ok, strictEqual } from 'node:assert';
import { after, test } from 'node:test';
import { startShop } from '../../tools/start/shop.mjs';
import { createVisitor } from './visitor.mjs';

const PRODUCTS = 500;
const PER_PAGE = 100;

const shop = await startShop({ products: PRODUCTS });
after(() => shop.stop());

const ask = async (path, query = {}) => {
	const search = new URLSearchParams(query);
	const response = await fetch(`${shop.url}/wp-json/wc/store/v1/${path}?${search}`);
	return { body: await response.json(), header: (name) => response.headers.get(name) };
};

const total = async (query) =>
	Number((await ask('products', { per_page: 1, ...query })).header('X-WP-Total'));

const allPages = async (query) => {
	const pages = [];
	for (let page = 1; page <= PRODUCTS / PER_PAGE; page += 1) {
		pages.push((await ask('products', { per_page: PER_PAGE, page, ...query })).body);
	}
	return pages.flat();
};

const slugFilter = (taxonomy, slug) => ({
	'attributes[0][attribute]': taxonomy,
	'attributes[0][slug][0]': slug,
});

const attributeTerms = async (name) => {
	const { id } = (await ask('products/attributes')).body.find((each) => each.name === name);
	return (await ask(`products/attributes/${id}/terms`)).body;
};

test('every product is on exactly one page, in any order', async () => {
	for (const orderby of ['date', 'price', 'title', 'popularity', 'rating', 'menu_order']) {
		const ids = (await allPages({ orderby })).map(({ id }) => id);
		strictEqual(new Set(ids).size, PRODUCTS, orderby);
	}
});

test('headers contain the totals, also on a page beyond the last', async () => {
	for (const page of [1, PRODUCTS / PER_PAGE + 1]) {
		const answer = await ask('products', { per_page: PER_PAGE, page });
		strictEqual(answer.body.length, page === 1 ? PER_PAGE : 0);
		strictEqual(answer.header('X-WP-Total'), String(PRODUCTS));
		strictEqual(answer.header('X-WP-TotalPages'), String(PRODUCTS / PER_PAGE));
	}
});

test("the count of a term equals its filter's result, with names in any script", async () => {
	const filters = { max_price: 5000, 'stock_status[0]': 'instock' };
	const counted = await ask('products/collection-data', {
		...filters,
		'calculate_attribute_counts[0][taxonomy]': 'pa_maker',
		'calculate_attribute_counts[0][query_type]': 'or',
	});
	const counts = new Map(counted.body.attribute_counts.map(({ term, count }) => [term, count]));
	const makers = await attributeTerms('Maker');
	const some = makers.filter(({ id, slug }) => counts.has(id) || slug.includes('%')).slice(0, 8);
	ok(makers.length > 200 && some.length === 8);
	for (const { id, slug } of some) {
		const query = { ...filters, ...slugFilter('pa_maker', decodeURIComponent(slug)) };
		strictEqual(await total(query), counts.get(id) ?? 0, slug);
	}
});

test('attributes whose names share a prefix are kept apart', async () => {
	const sizes = await attributeTerms('Size (EU)');
	const [{ slug, count }] = sizes;
	strictEqual(await total(slugFilter('pa_size-eu', slug)), count);
	strictEqual(await total(slugFilter('pa_size', slug)), 0);
});

test('at most 25 taxonomies are counted in one request', async () => {
	const many = Array.from({ length: 26 }, (_, place) => [
		`calculate_taxonomy_counts[${place}]`,
		`t${place}`,
	]);
	const { body } = await ask('products/collection-data', Object.fromEntries(many));
	strictEqual(body.code, 'rest_invalid_param');
});

test('lists are current after a purchase', async () => {
	const modified = async (query) =>
		Date.parse((await ask('products', query)).header('Last-Modified'));
	const [product] = (await ask('products', { search: 'P-005' })).body;
	const before = await modified({ search: 'nothing matches' });
	const visitor = createVisitor(shop.url);
	await visitor.add(product.id);
	strictEqual((await visitor.order()).status, 200);
	ok((await modified({})) >= before);
	strictEqual(await modified({ search: 'nothing matches' }), await modified({}));
});
