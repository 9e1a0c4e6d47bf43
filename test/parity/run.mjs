#!/usr/bin/env node
/**
 * Tests that PHP and React render the same: every cart, checkout, filter, address and menu of the files beside this one
 * is rendered by WordPress through the_content and hydrated by React's development build, which reports mismatches.
 *
 *   node test/parity/run.mjs [NAME]    cases whose name contains NAME
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import ts from 'typescript';
import { launchBrowser } from '../../tools/browser.mjs';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { scriptsOf } from '../../tools/test/react-19/packages.mjs';
import { ACCOUNT_ADDRESSES } from './account-addresses.mjs';
import { cartsOf } from './carts.mjs';
import { checkoutsOf } from './checkouts.mjs';
import { FILTER_LISTS } from './filter-lists.mjs';
import { FILTER_ISLANDS, FILTER_PAGES, GROWING_ISLANDS } from './filters.mjs';
import { MENUS } from './menus.mjs';
import { differenceOf, FILLED, island, openTab, readHydrated, readPrinted } from './page.mjs';

const HYDRATED_WITHIN_MS = 15_000;
/** Timeout of the checkout for a method's canMakePayment, in milliseconds (stores/checkout/payment). */
const PAYMENT_TIMEOUT_MS = 5_000;

/** The builders are TypeScript without imports at run time. */
const loadBuilders = (folder) => {
	const source = readFileSync(inProject('test/fixtures/builders.ts'), 'utf8');
	const { outputText } = ts.transpileModule(source, {
		compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
	});
	const file = join(folder, 'builders.mjs');
	writeFileSync(file, outputText);
	return import(file);
};

/**
 * Keeps canMakePayment of all payment methods pending: the payment section stays as PHP printed it and React hydrated
 * it. Runs in the page before its scripts.
 */
const holdPaymentMethods = (timeout) => {
	const setTimer = window.setTimeout;
	window.setTimeout = (run, delay, ...rest) =>
		delay === timeout ? 0 : setTimer(run, delay, ...rest);
	let published;
	Object.defineProperty(window, 'wc', {
		get: () => published,
		set: (wc) => {
			published = wc;
			const { wcBlocksRegistry: registry } = wc;
			const register = registry.registerPaymentMethod;
			registry.registerPaymentMethod = (options) =>
				register({ ...options, canMakePayment: () => new Promise(() => {}) });
		},
	});
};

const untilHydrated = (page, names, count) =>
	page.waitForFunction(
		([selector, all]) => document.querySelectorAll(selector).length === all,
		[names.map((name) => `${island(name)}[data-hydrated]`).join(', '), count],
		{ timeout: HYDRATED_WITHIN_MS },
	);

/** Fails with what React said first, and the first line that differs. */
const expectSame = (said, hydrated, printed) => {
	const found = [said[0] ?? null, differenceOf(hydrated, printed)].filter((text) => text !== null);
	assert.ok(found.length === 0, found.join('\n  '));
};

/** Checks an island that React hydrates at once, or as soon as somebody is on the page. `shows`, `lacks`: selectors of what the case is about. */
const checkAtOnce = async ({ page, said, open }, path, name, fixture) => {
	const { shows = [], lacks = [], soon = null } = fixture;
	const filled = soon === null ? FILLED : `${FILLED}, ${soon.within}`;
	const source = await open(path);
	await page.waitForLoadState();
	await page.mouse.move(3, 3);
	await untilHydrated(page, [name], 1);
	const { lines, missing } = await readPrinted(page, source, name, {
		filled,
		shows: [...shows, ...lacks],
	});
	expectSame(said, await readHydrated(page, name, filled), lines);
	assert.deepEqual(missing, lacks, 'PHP did not print what the case is about, or leaves it out');
	if (soon !== null) {
		await page.locator(soon.shows).waitFor({ timeout: HYDRATED_WITHIN_MS });
	}
};

/** Checks all islands of these names, which React hydrates when they are touched. */
const checkTouched = async ({ page, said, open }, path, names) => {
	const source = await open(path);
	await page.waitForLoadState();
	const islands = await page.locator(names.map(island).join(', ')).all();
	for (const found of islands) {
		await found.dispatchEvent('pointerover', { bubbles: true });
	}
	await untilHydrated(page, names, islands.length);
	for (const name of names) {
		assert.ok(source.includes(`data-island="${name}"`), `The page has no ${name}.`);
		const { lines } = await readPrinted(page, source, name);
		const hydrated = await readHydrated(page, name);
		expectSame(said, GROWING_ISLANDS.includes(name) ? lines : hydrated, lines);
	}
};

/** The HTML of the mini-cart is the same for all visitors; an interaction makes React hydrate it. */
const checkMiniCart = async ({ page, said, open }, path) => {
	const source = await open(path);
	await page.waitForLoadState();
	await page.locator(`${island('mini-cart')} a`).dispatchEvent('pointerover', { bubbles: true });
	await untilHydrated(page, ['mini-cart'], 1);
	const { lines } = await readPrinted(page, source, 'mini-cart');
	const hydrated = await readHydrated(page, 'mini-cart');
	// The closed drawer is rendered by React only.
	const drawer = hydrated.findIndex((line) => line.startsWith('<dialog'));
	expectSame(said, hydrated.slice(0, drawer), lines);
};

const folder = mkdtempSync(join(tmpdir(), 'storefront-parity-'));

/** Writes fixtures for the shop and returns a case for each: its name, and a check of the page at its address. */
const casesOf = (kind, page, fixtures, check) =>
	Object.entries(fixtures).map(([about, fixture], index) => {
		const { query = '', settings = {}, notices = [], rtl = false, user = 0, ...rest } = fixture;
		const name = `${kind}-${index}`;
		writeFileSync(
			join(folder, `${name}.json`),
			JSON.stringify({ ...rest, settings, notices, rtl, user }),
		);
		const path = `${page}?parity=${name}${query}`;
		return [`${kind}: ${about}`, (url) => check(url + path, fixture)];
	});

let shop = null;
let browser = null;
let passed = 0;
let failed = 0;
try {
	const builders = await loadBuilders(folder);
	browser = await launchBrowser({
		furtherArguments: ['--host-resolver-rules=MAP shop.example ~NOTFOUND'],
	});
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const tab = await openTab(context);
	const tabWithHeldMethods = await openTab(context);
	await tabWithHeldMethods.page.addInitScript(holdPaymentMethods, PAYMENT_TIMEOUT_MS);
	// Stays unanswered: after it the page reads the cart, which of a route is the shop's own and not the fixture's.
	await tabWithHeldMethods.page.route('**/classic-hooks?**', () => {});
	const atOnce = (name) => (url, fixture) => checkAtOnce(tabWithHeldMethods, url, name, fixture);
	const touched =
		(...names) =>
		(url) =>
			checkTouched(tab, url, names);
	const cases = [
		...casesOf('cart', '/cart/', cartsOf(builders), atOnce('cart')),
		...casesOf('checkout', '/checkout/', checkoutsOf(builders), atOnce('checkout')),
		['mini-cart', (url) => checkMiniCart(tab, `${url}/`)],
		...Object.entries(FILTER_PAGES).map(([about, path]) => [
			`filters: ${about}`,
			(url) => checkTouched(tab, url + path, FILTER_ISLANDS),
		]),
		...casesOf('filter-list', '/about-us/', FILTER_LISTS, touched('filter-list')),
		...casesOf('account-address', '/about-us/', ACCOUNT_ADDRESSES, touched('account-address')),
		...casesOf('menu', '/about-us/', MENUS, touched('menu')),
	].filter(([name]) => name.includes(argv[2] ?? ''));
	const { muPlugins, constants } = await scriptsOf(env.REACT);
	shop = await startShop({
		muPlugins: [inProject('test/parity/fixture-shop.php'), ...muPlugins],
		constants: { SCRIPT_DEBUG: true, STOREFRONT_ISLANDS_PARITY: folder, ...constants },
	});
	for (const [name, check] of cases) {
		try {
			await check(shop.url);
			passed += 1;
		} catch (error) {
			failed += 1;
			console.log(`FAILED ${name}\n  ${error.message}\n`);
		}
	}
} finally {
	await browser?.close();
	await shop?.stop();
	rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
exit(failed > 0 || passed === 0 ? 1 : 0);
