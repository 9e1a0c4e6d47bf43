#!/usr/bin/env node
/**
 * Buys the products of test/fixtures/awkward-catalogue.json by every way there is (docs/catalogue.md#an-awkward-catalogue).
 *
 * The demo shop holds a few of them, which are bought over HTTP. On WooCommerce (WORDPRESS and WOOCOMMERCE in the
 * environment) all are, inside of PHP, as requests take too long, and each line is compared with the one that WooCommerce's own form
 * makes of the same clicks. UPDATE_DOCS=1 writes the table of the document.
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { after, test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { findSources } from '../../tools/start/site/sources.mjs';
import { sourcesOf } from '../../tools/test/sources.mjs';
import { cellsFor, readTable, writeTable } from './docs-table.mjs';
import { buyTwice, createBuyer } from './http.mjs';
import { openPage } from './page.mjs';
import { attemptsOf, isSame, makeAttempts, outcomeOf, WAYS } from './ways.mjs';

const CATALOGUE = JSON.parse(
	readFileSync(inProject('test/fixtures/awkward-catalogue.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'storefront-awkward-'));
const { woocommerceVersion } = findSources(sourcesOf(env));
const shop = await startShop(sourcesOf(env));
after(async () => {
	await shop.stop();
	rmSync(folder, { recursive: true, force: true });
});

const runPhp = (name, variables) => shop.php(inProject(`test/awkward/${name}.php`), variables);
/** Warnings of PHP may stand before the JSON. */
const readJson = (output) => JSON.parse(output.trimEnd().split('\n').at(-1));

await runPhp('fill');
const { products, cart } = readJson(await runPhp('forms'));
const entries = CATALOGUE.products.filter(({ sku }) => sku in products);
const page = await openPage((sku) => products[sku].id);
const crossSells = page.crossSells(cart);
const attempts = Object.fromEntries(
	entries.map((entry) => [entry.sku, attemptsOf(page, entry, products[entry.sku], crossSells)]),
);

/** Reason to leave a product out: its Store API cannot sell it, so WooCommerce's own blocks cannot either. */
const missing = ({ since = 0 }) =>
	woocommerceVersion !== null && Number.parseFloat(woocommerceVersion) < since
		? `needs WooCommerce ${since}, this is ${woocommerceVersion}`
		: false;

const isRequest = (attempt) => attempt !== undefined && typeof attempt !== 'string';

const buyInPhp = async (requests) => {
	const file = join(folder, 'requests.json');
	writeFileSync(file, JSON.stringify(requests));
	return readJson(await runPhp('buy', { REQUESTS: file }));
};

const testOnWooCommerce = async () => {
	const results = await makeAttempts(attempts, buyInPhp);
	if (env.UPDATE_DOCS) {
		await writeTable(entries, results);
	}
	const table = readTable();
	for (const entry of entries) {
		test(`${entry.sku}: ${entry.covers}`, { skip: missing(entry) }, () => {
			const result = results[entry.sku];
			for (const [way, theirs] of Object.entries(WAYS)) {
				const [ours, expected] = [outcomeOf(result[way]), outcomeOf(result[theirs])];
				if (!isSame(way, ours, expected)) {
					deepStrictEqual({ [way]: ours, errors: result[way].errors }, { [way]: expected });
				}
			}
			const { form, 'before scripts': early } = result;
			if (isRequest(form) && isRequest(early)) {
				// The island may take over the key of the early click (Orders\Changes\ChangeGuard).
				deepStrictEqual(early.fingerprints, form.fingerprints);
			}
			deepStrictEqual(table.get(entry.sku), cellsFor(entry, result));
		});
	}
	test('the document has no other products', () => {
		deepStrictEqual(
			[...table.keys()],
			entries.map(({ sku }) => sku),
		);
	});
};

/** Over HTTP a line is what the Store API says of it. */
const testOverHttp = (entry) =>
	test(`${entry.sku} over HTTP: ${entry.covers}`, async () => {
		const buy = createBuyer(shop.url);
		const tried = attempts[entry.sku];
		const cells = readTable().get(entry.sku)?.slice(1) ?? [];
		const { choose = {}, quantity = 1 } = entry.buy;
		const expected = isRequest(tried.form) && (await buy(tried.form)).lines;
		if (expected) {
			const [line] = expected;
			strictEqual(line.quantity, Number(quantity));
			deepStrictEqual(
				line.variation,
				Object.entries(choose).map(([name, value]) => `${name}: ${value}`),
			);
		}
		for (const [index, [way, attempt]] of Object.entries(tried).entries()) {
			if (isRequest(attempt) && way !== 'form') {
				const { lines } = await buy(attempt);
				const isCard = WAYS[way] === 'their_card' || way === 'their_card';
				const pieces = entry.quantity?.minimum ?? 1;
				deepStrictEqual(
					{ way, lines },
					{ way, lines: isCard ? [{ ...expected[0], quantity: pieces }] : expected },
				);
			}
			if (way in WAYS && way !== 'cross-sell') {
				ok(isRequest(attempt) === (cells[index] === 'same line'), `${way}: ${cells[index]}`);
			}
		}
		if (expected) {
			deepStrictEqual(await buyTwice(shop.url, tried['before scripts'], tried.form), {
				statuses: [201],
				lines: expected,
			});
		}
	});

if (shop.isWooCommerce) {
	await testOnWooCommerce();
}
entries.filter(({ demo }) => demo).forEach(testOverHttp);
