#!/usr/bin/env node
/** Tests that a shop opens in a theme's own design, in another theme, and in its own again, with the same carts. */
import { deepStrictEqual, doesNotMatch, match } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { createVisitor, readCatalogue } from './visitor.mjs';

const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-theme-'));
after(() => rmSync(dir, { recursive: true, force: true }));

/** Port of the first start: the names of cookies depend on the shop's address, as WordPress's do. */
let port;

/** Opens the shop, lets `look` read its pages, and closes it. */
const inShop = async (theme, look) => {
	const shop = await startShop({ dir, theme, port });
	port = Number(new URL(shop.url).port);
	try {
		await look(shop, async (path) => (await fetch(`${shop.url}${path}`)).text());
	} finally {
		await shop.stop();
	}
};

const titlesOf = (html) => [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title.trim());

/** Traces of the sample shop's design: its class names in templates, pages and styles. */
const DESIGN = /harbour-(header|heading|catalogue|hero)/;
/** Background of the style variation Onyx of Twenty Twenty-Four. */
const ONYX = /--wp--preset--color--base: #272727/i;

test('a shop changes its theme and keeps its carts', async () => {
	let visitor;
	await inShop(inProject('test/fixtures/themes/classic'), async (shop, read) => {
		visitor = createVisitor(shop.url);
		await visitor.add((await readCatalogue(shop.url)).get('P-006').id);
		const page = await read('/cart/');
		match(page, /themes\/classic\/style\.css/);
		match(page, /class="site-header"/);
		match(page, /data-island="cart"/);
		doesNotMatch(page, DESIGN);
		deepStrictEqual(titlesOf(page), ['Cart']);
		match(await read('/shop/'), /data-grid/);
	});

	await inShop('twentytwentyfour/Onyx', async (shop, read) => {
		deepStrictEqual((await visitor.cart()).items.length, 1);
		const page = await read('/cart/');
		match(page, ONYX);
		match(page, /wp-block-template-part/);
		doesNotMatch(page, DESIGN);
		deepStrictEqual(titlesOf(page), ['Cart']);
		const product = await read('/product/club-hoodie/');
		match(product, /storefront-add-to-cart--page/);
		doesNotMatch(product, DESIGN);

		await shop.useTheme('twentytwentyfour');
		doesNotMatch(await read('/cart/'), ONYX);
	});

	await inShop(undefined, async (shop, read) => {
		deepStrictEqual((await visitor.cart()).items.length, 1);
		const page = await read('/cart/');
		match(page, DESIGN);
		doesNotMatch(page, ONYX);
		deepStrictEqual(titlesOf(page), ['Cart']);
	});
});
