#!/usr/bin/env node
/**
 * Tests that PHP and React render the same: every cart, checkout, filter, address and menu of the files beside this one
 * is rendered by WordPress through the_content and hydrated by React's development build, which reports mismatches.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import ts from 'typescript';
import { launchBrowser } from '../../tools/browser.mjs';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { ACCOUNT_ADDRESSES } from './account-addresses.mjs';
import { cartsOf } from './carts.mjs';
import { checkoutsOf } from './checkouts.mjs';
import { FILTER_LISTS } from './filter-lists.mjs';
import { FILTER_ISLANDS, FILTER_PAGES, GROWING_ISLANDS } from './filters.mjs';
import { MENUS } from './menus.mjs';

const AWAKE_WITHIN_MS = 15_000;
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
 * Elements that scripts fill as soon as React has hydrated: express buttons, and parts that wait for the connection.
 */
const FILLED = '.storefront-express, .storefront-express__continue, .storefront-snackbars > [role]';

/**
 * Returns an element's HTML split into lines, without the filled parts, with attributes sorted by name, as React
 * rewrites some of them.
 * Runs in the page.
 */
const linesOf = (element, filled) => {
	const describe = (node, depth) => {
		const indent = ' '.repeat(depth);
		if (node.nodeType === 1 && node.matches(filled)) {
			return [];
		}
		if (node.nodeType !== 1) {
			return [`${indent}${node.nodeName} ${JSON.stringify(node.data)}`];
		}
		const attributes = Array.from(node.attributes)
			// Set once a list is longer than its place, which the server cannot know.
			.filter(({ name }) => name !== 'tabindex' || !node.matches('.storefront-order__lines'))
			.map(({ name, value }) => `${name}=${value}`)
			.sort();
		return [
			`${indent}<${[node.localName, ...attributes].join(' ')}>`,
			...Array.from(node.childNodes).flatMap((child) => describe(child, depth + 1)),
		];
	};
	return Array.from(element.childNodes).flatMap((child) => describe(child, 0));
};

const island = (name) => `[data-island="${name}"]`;

/** Returns the server-rendered HTML of all islands with a name, as the browser parses it without running scripts. */
const printedLines = (page, source, name, filled = FILLED) =>
	page.evaluate(
		([html, selector, code, leftOut]) => {
			const parsed = new window.DOMParser().parseFromString(html, 'text/html');
			// Rules of single elements (Html\PageStyle), which islands set as styles once they are hydrated.
			for (const { textContent } of parsed.querySelectorAll(
				'style[id^="storefront-islands-style-"]',
			)) {
				const sheet = new window.CSSStyleSheet();
				sheet.replaceSync(textContent);
				for (const { selectorText, style } of sheet.cssRules) {
					for (const element of parsed.querySelectorAll(selectorText)) {
						element.style.cssText += style.cssText;
					}
				}
			}
			const describe = new Function(`return (${code})`)();
			return Array.from(parsed.querySelectorAll(selector)).flatMap((found) =>
				describe(found, leftOut),
			);
		},
		[source, island(name), String(linesOf), filled],
	);

const linesNow = (page, selector, filled = FILLED) =>
	page.locator(selector).evaluateAll(
		(elements, [code, leftOut]) => {
			const describe = new Function(`return (${code})`)();
			return elements.flatMap((element) => describe(element, leftOut));
		},
		[String(linesOf), filled],
	);

/** Fails with the first differing line. */
const assertSameLines = (actual, printed) => {
	const at = printed.findIndex((line, index) => line !== actual[index]);
	const index = at < 0 && actual.length > printed.length ? printed.length : at;
	assert.ok(
		index < 0,
		`after React line ${index} is\n  ${actual[index]}\nand PHP printed\n  ${printed[index]}`,
	);
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

/** Forgets what the page before has stored. Runs in the page before its scripts. */
const forget = () => {
	if (window.origin !== 'null') {
		window.localStorage.clear();
		window.sessionStorage.clear();
	}
};

/**
 * Opens a page that is used for many cases, one after the other: its process keeps React's development build and the
 * other scripts compiled, which take longer to load than a check. Requests are not intercepted, as Chromium then keeps
 * no file.
 *
 * @returns {Promise<{page: import('@playwright/test').Page, said: string[], open: (url: string) => Promise<string>}>}
 *   said: React's messages about the open page, which are the subject of the test. open: shows another one without
 *   cookies and storage of those before, and returns its HTML.
 */
const openTab = async (context) => {
	const page = await context.newPage();
	const said = [];
	await page.addInitScript(forget);
	page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
	page.on('console', (message) => {
		// Images that a fixture names need not exist.
		const isMissingPicture = /Failed to load resource|ERR_/.test(message.text());
		if (['error', 'warning'].includes(message.type()) && !isMissingPicture) {
			said.push(message.text());
		}
	});
	const open = async (url) => {
		// What the page before says while it is left belongs to no case.
		await page.goto('about:blank');
		await context.clearCookies();
		said.length = 0;
		const answer = await page.goto(url, { waitUntil: 'commit' });
		return answer.text();
	};
	return { page, said, open };
};

const untilAwake = (page, names, count) =>
	page.waitForFunction(
		([selector, all]) => document.querySelectorAll(selector).length === all,
		[names.map((name) => `${island(name)}[data-awake]`).join(', '), count],
		{ timeout: AWAKE_WITHIN_MS },
	);

/** Without the components that React lists after a warning. */
const assertNothingSaid = ([first]) =>
	assert.equal(first?.replaceAll(/\n\s+at .*/g, ''), undefined, 'React or the page complained');

const checkPage =
	({ page, said, open }, shopUrl, name, fixtureName, check, filled) =>
	async () => {
		const source = await open(`${shopUrl}/${name}/?parity=${fixtureName}`);
		await untilAwake(page, [name], 1);
		const printed = await printedLines(page, source, name, filled);
		assertNothingSaid(said);
		assertSameLines(await linesNow(page, island(name), filled), printed);
		await check(page, source);
	};

const checkCart = (tab, shopUrl, name, fixture) =>
	checkPage(tab, shopUrl, 'cart', name, async (page) => {
		const keys = await page
			.locator('.storefront-line')
			.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-key')));
		assert.deepEqual(
			keys,
			fixture.cart.items.map(({ key }) => key),
			'not every item has its row',
		);
	});

const checkCheckout = (tab, shopUrl, name, { shows, lacks = [], soon = null }) => {
	const check = async (page, source) => {
		const missing = await page.evaluate(
			([html, selectors, absent]) => {
				const printed = new window.DOMParser().parseFromString(html, 'text/html');
				const island = printed.querySelector('[data-island="checkout"]');
				const has = (selector) =>
					island.matches(selector) || island.querySelector(selector) !== null;
				return [
					...selectors.filter((selector) => !has(selector)),
					...absent.filter((selector) => has(selector)),
				];
			},
			[source, shows, lacks],
		);
		assert.deepEqual(
			missing,
			[],
			'PHP did not print what the case is about, or what it leaves out',
		);
		if (soon !== null) {
			await page.locator(soon.shows).waitFor({ timeout: AWAKE_WITHIN_MS });
		}
	};
	const filled = soon === null ? FILLED : `${FILLED}, ${soon.within}`;
	return checkPage(tab, shopUrl, 'checkout', `checkout-${name}`, check, filled);
};

/** Touches islands, whereupon React hydrates them. */
const touch = async (page, name) => {
	const islands = await page.locator(island(name)).all();
	assert.ok(islands.length > 0, `The page has no ${name}.`);
	for (const found of islands) {
		await found.dispatchEvent('pointerover', { bubbles: true });
	}
	return islands.length;
};

/** The HTML of the mini-cart is the same for all visitors; an interaction makes React hydrate it. */
const checkMiniCart =
	({ page, said, open }, shopUrl) =>
	async () => {
		const source = await open(`${shopUrl}/`);
		await page.waitForLoadState();
		await page.locator(`${island('mini-cart')} a`).dispatchEvent('pointerover', { bubbles: true });
		await untilAwake(page, ['mini-cart'], 1);
		const printed = await printedLines(page, source, 'mini-cart');
		assertNothingSaid(said);
		const now = await linesNow(page, island('mini-cart'));
		// The closed drawer is rendered by React only.
		const drawer = now.findIndex((line) => line.startsWith('<dialog'));
		assertSameLines(now.slice(0, drawer), printed);
	};

/** React renders the same HTML as PHP for the same address, in all islands of these names. */
const checkTouched =
	({ page, said, open }, shopUrl, names, path) =>
	async () => {
		const source = await open(shopUrl + path);
		await page.waitForLoadState();
		let count = 0;
		for (const name of names) {
			count += await touch(page, name);
		}
		await untilAwake(page, names, count);
		assertNothingSaid(said);
		for (const name of names.filter((each) => !GROWING_ISLANDS.includes(each))) {
			const printed = await printedLines(page, source, name);
			assertSameLines(await linesNow(page, island(name)), printed);
		}
	};

const folder = mkdtempSync(join(tmpdir(), 'storefront-parity-'));
let shop = null;
let browser = null;
let passed = 0;
let failed = 0;
try {
	const builders = await loadBuilders(folder);
	const carts = cartsOf(builders);
	const checkouts = checkoutsOf(builders);
	const write = (name, { settings = {}, notices = [], rtl = false, user = 0, ...fixture }) =>
		writeFileSync(
			join(folder, `${name}.json`),
			JSON.stringify({ ...fixture, settings, notices, rtl, user }),
		);
	Object.entries(carts).forEach(([name, fixture]) => write(name, fixture));
	Object.entries(checkouts).forEach(([name, fixture]) => write(`checkout-${name}`, fixture));
	const filterLists = Object.values(FILTER_LISTS);
	filterLists.forEach((fixture, index) => write(`filter-list-${index}`, fixture));
	const addresses = Object.values(ACCOUNT_ADDRESSES);
	addresses.forEach((fixture, index) => write(`account-address-${index}`, fixture));
	const menus = Object.values(MENUS);
	menus.forEach((fixture, index) => write(`menu-${index}`, fixture));
	browser = await launchBrowser({
		furtherArguments: ['--host-resolver-rules=MAP shop.example ~NOTFOUND'],
	});
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const tab = await openTab(context);
	const tabWithHeldMethods = await openTab(context);
	await tabWithHeldMethods.page.addInitScript(holdPaymentMethods, PAYMENT_TIMEOUT_MS);
	shop = await startShop({
		muPlugins: [inProject('test/parity/fixture-shop.php')],
		constants: { SCRIPT_DEBUG: true, STOREFRONT_ISLANDS_PARITY: folder },
	});
	const wanted = argv[2] ?? '';
	const checks = [
		...Object.entries(carts).map(([name, fixture]) => [
			`cart: ${name}`,
			checkCart(tabWithHeldMethods, shop.url, name, fixture),
		]),
		...Object.entries(checkouts).map(([name, fixture]) => [
			`checkout: ${name}`,
			checkCheckout(tabWithHeldMethods, shop.url, name, fixture),
		]),
		['mini-cart', checkMiniCart(tab, shop.url)],
		...Object.entries(FILTER_PAGES).map(([about, path]) => [
			`filters: ${about}`,
			checkTouched(tab, shop.url, FILTER_ISLANDS, path),
		]),
		...Object.entries(FILTER_LISTS).map(([about, { query = '' }], index) => [
			`filter-list: ${about}`,
			checkTouched(
				tab,
				shop.url,
				['filter-list'],
				`/about-us/?parity=filter-list-${index}${query}`,
			),
		]),
		...Object.keys(ACCOUNT_ADDRESSES).map((about, index) => [
			`account-address: ${about}`,
			checkTouched(
				tab,
				shop.url,
				['account-address'],
				`/about-us/?parity=account-address-${index}`,
			),
		]),
		...Object.keys(MENUS).map((about, index) => [
			`menu: ${about}`,
			checkTouched(tab, shop.url, ['menu'], `/about-us/?parity=menu-${index}`),
		]),
	].filter(([name]) => name.includes(wanted));
	for (const [name, check] of checks) {
		try {
			await check();
			passed += 1;
		} catch (error) {
			failed += 1;
			console.log(`FAILED ${name}\n${error.message}\n`);
		}
	}
} finally {
	await browser?.close();
	await shop?.stop();
	rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
exit(failed > 0 || passed === 0 ? 1 : 0);
