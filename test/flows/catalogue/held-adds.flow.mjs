/** Tests the first "Add to cart" click of a page on a network where its scripts take long to load. */
import assert from 'node:assert/strict';
import { launchBrowser } from '../../../tools/browser.mjs';
import { cartScreen, openCart } from '../screens/cart-screen.mjs';
import { miniCart } from '../screens/mini-cart.mjs';
import { productForm } from '../screens/product-form.mjs';
import { hold, SLOW_MOBILE, slowDown } from '../screens/network.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { fillCart, productBySku, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

/** Scripts of the add-to-cart islands. */
const SCRIPTS = /\/build\/(shared|add-to-cart)\.js/;

const contents = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`);

const addButton = (page, name) => page.getByRole('button', { name: `“${name}”` }).first();

const formOf = (button) => button.locator('xpath=ancestor::form');

const isHydrated = async (button) =>
	(await formOf(button)
		.getAttribute('data-awake')
		.catch(() => null)) !== null;

/** Writes a page with the add-to-cart form of one product. */
const formPage = async (page, shop, sku) => {
	const { id } = await productBySku(page, shop, sku);
	return writePage(
		shop,
		`form-of-${sku.toLowerCase()}`,
		`[storefront_add_to_cart product-id="${id}"]`,
	);
};

test(
	'leaving immediately after the first click of a page loses nothing',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto('/shop/');
		await slowDown(page, SLOW_MOBILE);
		const add = addButton(page, 'Belt Bag');
		await add.click();
		assert.equal(await isHydrated(add), false);
		await page.goto('about:blank');
		await eventually('cart', () => contents(page, shop), ['1 × P-048']);
	},
);

test(
	'several first clicks are applied in order, each once',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto('/shop/');
		await slowDown(page, SLOW_MOBILE);
		for (const name of ['Espresso Cup', 'Belt Bag', 'Camp Mug']) {
			await addButton(page, name).click();
		}
		// A second click on the same button does not add the product again.
		await addButton(page, 'Belt Bag').click();
		// On such a network either the islands have loaded, or the wait has timed out and the browser goes to the cart.
		const timeout = 60_000;
		await Promise.any([
			formOf(addButton(page, 'Camp Mug'))
				.getByRole('link', { name: 'View cart' })
				.waitFor({ timeout }),
			page.waitForURL('**/cart/', { timeout, waitUntil: 'commit' }),
		]);
		const wanted = ['1 × P-003', '1 × P-048', '1 × P-008'];
		await eventually('cart', () => contents(page, shop), wanted);
		await page.goto('/cart/', { waitUntil: 'commit' });
		await eventually('cart', () => contents(page, shop), wanted);
	},
);

test('several first clicks are applied when the page is left', async ({ page, shop }) => {
	await page.goto('/shop/');
	const scriptsAreSlow = await hold(page, SCRIPTS);
	for (const name of ['Espresso Cup', 'Belt Bag', 'Camp Mug']) {
		await addButton(page, name).click();
	}
	// The server renders this page before it has received the held adds.
	await page.goto('/cart/', { waitUntil: 'commit' });
	await scriptsAreSlow.release();
	await eventually(
		'lines',
		() => cartScreen(page).lines.locator('.storefront-line__name').allInnerTexts(),
		['Espresso Cup', 'Belt Bag', 'Camp Mug'],
	);
	await expectText(miniCart(page).badge, '3');
	assert.deepEqual(await contents(page, shop), ['1 × P-003', '1 × P-048', '1 × P-008']);
});

test(
	'the mini-cart of an empty cart is shown with the first click, before its scripts',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const path = await writePage(shop, 'mini-cart-in-content', '[storefront_mini_cart]');
		await page.goto(path);
		const [inHeader, inContent] = [page.locator('header'), page.locator('main')].map((part) =>
			part.locator('.storefront-mini-cart-block'),
		);
		// Room is kept in the header, whose other parts must not move; none is kept in the content.
		assert.equal(await inHeader.isVisible(), false);
		assert.ok((await inHeader.boundingBox()).width > 0);
		assert.equal(await inContent.isVisible(), false);
		assert.equal(await inContent.boundingBox(), null);

		await page.goto('/shop/');
		const scriptsAreSlow = await hold(page, SCRIPTS);
		assert.equal(await inHeader.isVisible(), false);
		const isShownInNextFrame = await addButton(page, 'Belt Bag').evaluate(
			(button) =>
				new Promise((resolve) => {
					button.click();
					requestAnimationFrame(() =>
						resolve(
							document
								.querySelector('header .storefront-mini-cart-block')
								.checkVisibility({ visibilityProperty: true }),
						),
					);
				}),
		);
		assert.equal(isShownInNextFrame, true);
		await scriptsAreSlow.release();
		await expectText(miniCart(page).badge, '1');
	},
);

test(
	'a click is announced once immediately, without a layout shift',
	{ tag: '@full' },
	async ({ page }) => {
		await page.goto('/shop/');
		const scriptsAreSlow = await hold(page, SCRIPTS);
		const add = addButton(page, 'Belt Bag');
		const status = formOf(add).getByRole('status');
		const place = () =>
			add.evaluate((button) => {
				const { top, left, width, height } = button.getBoundingClientRect();
				return [top + window.scrollY, left, width, height];
			});
		const before = await place();
		const label = add.locator('[data-label]');
		const adding = add.locator('[data-adding]');
		assert.equal(await adding.isVisible(), false);
		await status.evaluate((region) => {
			window.said = [];
			new window.MutationObserver(() => window.said.push(region.textContent)).observe(region, {
				childList: true,
			});
		});
		const inNextFrame = await add.evaluate(
			(button) =>
				new Promise((resolve) => {
					button.click();
					requestAnimationFrame(() =>
						resolve(window.getComputedStyle(button.querySelector('[data-adding]')).visibility),
					);
				}),
		);
		assert.equal(inNextFrame, 'visible');
		assert.equal(await label.isVisible(), false);
		assert.ok(Number(await add.evaluate((button) => window.getComputedStyle(button).opacity)) < 1);
		assert.deepEqual(await place(), before);
		await add.click();
		assert.deepEqual(await page.evaluate(() => window.said), ['Adding…']);
		await scriptsAreSlow.release();
		await status.getByRole('link', { name: 'View cart' }).waitFor();
		assert.equal(await label.innerText(), 'Add to cart');
		assert.deepEqual(await place(), before);
	},
);

test(
	'the chosen variation and quantity are sent with a click when the page is left',
	{ tag: '@full' },
	async ({ page, shop }) => {
		// The visitor has a session, so that reading the cart beside the add does not begin another.
		await fillCart(page, shop, { 'P-048': 1 });
		await page.goto(await formPage(page, shop, 'V-001'));
		await hold(page, SCRIPTS);
		const { button, color, choose, quantity } = productForm(page);
		await button.click();
		assert.ok(
			await color('Black').evaluate((radio) => radio.matches(':invalid:focus')),
			'the browser says at once what is missing',
		);
		await choose('Blue', 'Large');
		await quantity.fill('2');
		await button.click();
		await page.goto('about:blank');
		await eventually(
			'cart',
			async () =>
				(await readCart(page, shop)).items.map(({ quantity, variation }) => [
					quantity,
					...variation.map(({ value }) => value),
				]),
			[[1], [2, 'Blue', 'Large']],
		);
	},
);

test(
	'while offline an add waits for the network',
	{ tag: '@full' },
	async ({ page, context, shop, expectError }) => {
		expectError(/ERR_INTERNET_DISCONNECTED|Not loaded|Failed to fetch/);
		await page.goto('/shop/');
		await context.setOffline(true);
		const add = addButton(page, 'Belt Bag');
		await add.click();
		await eventually('busy', () => add.getAttribute('aria-busy'), 'true');
		await context.setOffline(false);
		await formOf(add).getByRole('link', { name: 'View cart' }).waitFor();
		assert.deepEqual(await contents(page, shop), ['1 × P-048']);
	},
);

/**
 * False if Chromium has loaded the page of a history entry anew: it restores none that had a request in flight when it
 * was left, which depends on how far the held scripts were.
 */
const wasRestored = (page) =>
	page.evaluate(() => performance.getEntriesByType('navigation')[0]?.type !== 'back_forward');

test('a page that is left and restored, or loaded anew, adds once', async ({ shop, width }) => {
	const browser = await launchBrowser({ backForwardCache: true });
	try {
		const context = await browser.newContext({
			baseURL: shop.url,
			viewport: { width, height: 900 },
		});
		const page = await context.newPage();
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/shop/');
		const scriptsAreSlow = await hold(page, SCRIPTS);
		const add = addButton(page, 'Belt Bag');
		await add.click();
		// Its scripts are held as well.
		await page.goto('/', { waitUntil: 'commit' });
		await eventually('cart', () => contents(page, shop), ['1 × P-013', '1 × P-048']);
		await page.goBack({ waitUntil: 'commit' });
		await scriptsAreSlow.release();
		if (await wasRestored(page)) {
			await eventually(
				'added, here or on the cart',
				async () =>
					page.url().endsWith('/cart/') ||
					(await formOf(add).getByRole('link', { name: 'View cart' }).isVisible()),
				true,
			);
		} else {
			await eventually('count', () => miniCart(page).count(), '2');
		}
		const cart = await openCart(page);
		assert.deepEqual(await cart.lines.locator('.storefront-line__name').allInnerTexts(), [
			'Plain Tee',
			'Belt Bag',
		]);
		assert.deepEqual(await contents(page, shop), ['1 × P-013', '1 × P-048']);
	} finally {
		await browser.close();
	}
});
