/** Tests the first "Add to cart" click of a page on a network where its scripts take long to load. */
import assert from 'node:assert/strict';
import { launchBrowser } from '../../../tools/browser.mjs';
import { cartScreen, openCart } from '../screens/cart-screen.mjs';
import { miniCart } from '../screens/mini-cart.mjs';
import { deliverBehindChange, hold } from '../screens/network.mjs';
import { eventually, expectText, stopClock } from '../screens/wait.mjs';
import { fillCart, productBySku, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

/** Scripts of the add-to-cart islands. */
const SCRIPTS = /\/build\/(shared|add-to-cart)\.js/;

/** Where forms of lists are sent. */
const ADDS = /\/cart\/$/;

const SAID = '"Belt Bag" was added to your cart. Added. View cart';

/** Time in milliseconds after which a request has no answer. */
const ANSWER_TIMEOUT = 10_000;

const contents = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`);

const addButton = (page, name) => page.getByRole('button', { name: `“${name}”` }).first();

const formOf = (button) => button.locator('xpath=ancestor::form');

const isHydrated = (button) =>
	formOf(button).and(button.page().locator('[data-hydrated]')).waitFor();

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
	await eventually('count', () => miniCart(page).count(), '3');
	assert.deepEqual(await contents(page, shop), ['1 × P-003', '1 × P-048', '1 × P-008']);
});

test('a cart that was made before an add was answered, and arrives after it, shows the add', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.goto('/shop/');
	const scriptsAreSlow = await hold(page, SCRIPTS);
	await deliverBehindChange(page, '/cart/', ADDS);
	await addButton(page, 'Belt Bag').click();
	await page.goto('/cart/', { waitUntil: 'commit' });
	await scriptsAreSlow.release();
	await eventually(
		'lines',
		() => cartScreen(page).lines.locator('.storefront-line__name').allInnerTexts(),
		['Espresso Cup', 'Belt Bag'],
	);
	await eventually('count', () => miniCart(page).count(), '2');
	assert.deepEqual(await contents(page, shop), ['1 × P-003', '1 × P-048']);
});

test(
	'a first click is announced once, at once, without a layout shift, and shows the mini-cart of an empty cart',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto(await writePage(shop, 'mini-cart-in-content', '[storefront_mini_cart]'));
		const [inHeader, inContent] = [page.locator('header'), page.locator('main')].map((part) =>
			part.locator('.storefront-mini-cart-block'),
		);
		// Room is kept in the header, whose other parts must not move; none is kept in the content.
		assert.equal(await inHeader.isVisible(), false);
		assert.ok((await inHeader.boundingBox()).width > 0);
		assert.equal(await inContent.boundingBox(), null);

		await page.goto('/shop/');
		const scriptsAreSlow = await hold(page, SCRIPTS);
		const shopIsSlow = await hold(page, ADDS);
		const add = addButton(page, 'Belt Bag');
		const status = formOf(add).getByRole('status');
		const label = add.locator('[data-label]');
		const place = () =>
			add.evaluate((button) => {
				const { top, left, width, height } = button.getBoundingClientRect();
				return [top + window.scrollY, left, width, height];
			});
		const before = await place();
		await status.evaluate((region) => {
			window.said = [];
			new window.MutationObserver(() => window.said.push(region.textContent)).observe(region, {
				childList: true,
			});
		});
		const shown = () =>
			add.evaluate(
				(button) =>
					new Promise((resolve) => {
						button.click();
						requestAnimationFrame(() =>
							resolve(
								[
									button.querySelector('[data-adding]'),
									document.querySelector('header .storefront-mini-cart-block'),
								].map((element) => element.checkVisibility({ visibilityProperty: true })),
							),
						);
					}),
			);
		assert.deepEqual(await shown(), [true, true]);
		assert.equal(await label.isVisible(), false);
		assert.deepEqual(await place(), before);
		await add.click();
		assert.deepEqual(await page.evaluate(() => window.said), ['Adding…']);
		await shopIsSlow.release();
		await expectText(status, SAID);
		assert.deepEqual(await place(), before);
		await scriptsAreSlow.release();
		await isHydrated(add);
		assert.deepEqual(await page.evaluate(() => window.said), [
			'Adding…',
			'"Belt Bag" was added to your cart.Added. View cart',
		]);
		assert.equal(await label.innerText(), 'Add to cart');
		assert.deepEqual(await place(), before);
		await expectText(miniCart(page).badge, '1');
	},
);

test('what is pressed is in the cart before the scripts have come, once for each press', async ({
	page,
	shop,
}) => {
	await page.goto('/shop/');
	const scriptsAreSlow = await hold(page, SCRIPTS);
	const add = addButton(page, 'Belt Bag');
	const status = formOf(add).getByRole('status');
	for (const quantity of [1, 2]) {
		await add.click();
		await eventually('cart', () => contents(page, shop), [`${String(quantity)} × P-048`]);
		await expectText(status, SAID);
		await page
			.getByRole('button', { name: `“Belt Bag” ${String(quantity)} in cart` })
			.first()
			.waitFor();
		await eventually('count', () => miniCart(page).count(), String(quantity));
	}
	await scriptsAreSlow.release();
	await isHydrated(add);
	await expectText(miniCart(page).badge, '2');
	assert.deepEqual(await contents(page, shop), ['2 × P-048']);
});

test('what the shop refuses is said before the scripts have come, as it is after', async ({
	page,
	shop,
}) => {
	const { id, name } = await productBySku(page, shop, 'P-002');
	const block = `<!-- wp:storefront-islands/add-to-cart {"productId":${String(id)}} /-->`;
	await page.goto(await writePage(shop, 'refused-early', block));
	const scriptsAreSlow = await hold(page, SCRIPTS);
	const form = page.locator('form.storefront-add-to-cart--page');
	const add = form.getByRole('button', { name: 'Add to cart' }).first();
	const status = form.getByRole('status');
	await add.click();
	await expectText(status, `"${name}" was added to your cart. Added. View cart`);
	await add.click();
	const refused = form.locator('[data-state="error"]');
	await refused.waitFor();
	const said = await refused.innerText();
	await scriptsAreSlow.release();
	await isHydrated(add);
	assert.equal(await refused.innerText(), said);
	const answered = page.waitForResponse(/\/wc\/store\/v1\//);
	await add.click();
	await answered;
	await expectText(refused, said);
	assert.deepEqual(await contents(page, shop), ['1 × P-002']);
});

test('a request that hangs has ten seconds, then the browser goes where the form leads', async ({
	page,
	shop,
}) => {
	await stopClock(page);
	await page.goto('/shop/');
	const scriptsAreSlow = await hold(page, SCRIPTS);
	const shopIsSlow = await hold(page, ADDS);
	await addButton(page, 'Belt Bag').click();
	await eventually('the add is under way', () => shopIsSlow.count() > 0, true);
	await page.clock.runFor(ANSWER_TIMEOUT - 1);
	assert.ok(page.url().endsWith('/shop/'));
	await shopIsSlow.release();
	await page.clock.runFor(1);
	await page.waitForURL(/\/cart\//);
	await scriptsAreSlow.release();
	await eventually('cart', () => contents(page, shop), ['1 × P-048']);
});

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
