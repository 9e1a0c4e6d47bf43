/**
 * Tests the number on the mini-cart of untouched pages, whatever has changed the cart: it is correct from the first
 * paint on, on that page and on the next, without hydrating the island and normally without a request.
 */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart, watchFirstPaint } from './screens/mini-cart.mjs';
import { BATCH, CART, hold, requestsTo } from './screens/network.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart, productBySku } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { writePage } from './support/page.mjs';

const OURS = /\/storefront-islands\/build\/(mini-cart|shared|add-to-cart)\.js/;

/** Count request of the plugin. On its own pages WooCommerce requests the whole cart. */
const COUNT = /\/wc\/store\/v1\/cart\?_fields=items_count$/;

/**
 * Records what an untouched page must not load or request: the scripts of the islands, and the number of items. Both
 * lists grow.
 */
const watch = (page) => ({ scripts: requestsTo(page, OURS), asked: requestsTo(page, COUNT) });

const expectUntouched = ({ scripts, asked }, requests = 0) => {
	assert.deepEqual(
		scripts.map((request) => request.url()),
		[],
		'scripts of the island',
	);
	assert.equal(asked.length, requests, 'requests for the number');
};

const expectCount = (page, count) => eventually('the number', () => miniCart(page).count(), count);

/** Checks that the accessible name of the mini-cart link contains the number. */
const expectNamed = (page, count) =>
	page.getByRole('link', { name: new RegExp(`Cart\\s*${count}$`) }).waitFor();

/** Submits the add-to-cart form of a product page as a browser does without JavaScript. */
const postForm = (page, id, quantity) =>
	Promise.all([
		page.waitForEvent('load'),
		page.evaluate(
			([product, pieces]) => {
				const form = document.createElement('form');
				form.method = 'post';
				form.enctype = 'multipart/form-data';
				for (const [name, value] of [
					['quantity', pieces],
					['add-to-cart', product],
				]) {
					const input = document.createElement('input');
					input.name = name;
					input.value = value;
					form.append(input);
				}
				document.body.append(form);
				form.submit();
			},
			[id, quantity],
		),
	]);

test('the count follows a form, a link, a classic button and our own, on this page and the next', async ({
	page,
	context,
	shop,
}) => {
	const { id } = await productBySku(page, shop, 'P-003');
	await watchFirstPaint(page);
	const seen = watch(page);
	await page.goto('/product/espresso-cup/');
	await postForm(page, id, 3);
	await expectCount(page, '3');
	await expectNamed(page, 3);
	await page.goto('/about-us/');
	await eventually('at the first paint', () => page.evaluate(() => window.countAtFirstPaint), '3');
	await page.goto(`/about-us/?add-to-cart=${id}&quantity=2`);
	await expectCount(page, '5');
	await page.evaluate(
		([product]) =>
			window.fetch('/?wc-ajax=add_to_cart', {
				method: 'POST',
				body: new window.URLSearchParams({ product_id: product, quantity: 4 }),
			}),
		[id],
	);
	await expectCount(page, '9');
	expectUntouched(seen);

	await page.goto('/');
	await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
	await expectCount(page, '10');
	// A page that is asked for before the island has its answer may not know of the add, and asks.
	const changed = () => page.evaluate(() => window.localStorage.getItem('storefront-islands-cart'));
	await eventually('answered', async () => (await changed()) !== null, true);
	const next = await context.newPage();
	const there = watch(next);
	await next.goto('/about-us/', { waitUntil: 'networkidle' });
	await expectCount(next, '10');
	expectUntouched(there);
});

test(
	'the count follows another tab, and disappears with the last piece',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const { id } = await productBySku(page, shop, 'P-003');
		const other = await context.newPage();
		watchPage(other);
		const seen = watch(page);
		await page.goto('/about-us/');
		await other.goto(`/about-us/?add-to-cart=${id}`);
		await other.goto(`/about-us/?add-to-cart=${id}`);
		await page.bringToFront();
		await expectCount(page, '2');
		await other.goto('/');
		await other.bringToFront();
		await miniCart(other).button.click();
		await miniCart(other).line('Espresso Cup').remove.click();
		await expectCount(other, '');
		await page.bringToFront();
		await miniCart(page).button.waitFor({ state: 'hidden' });
		expectUntouched(seen);
	},
);

test(
	'browsers without the cookieStore event read the cookie when the page becomes visible',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
		await page.goto('/about-us/');
		const { id } = await productBySku(page, shop, 'P-003');
		await context.request.get(`${shop.url}/?add-to-cart=${id}&quantity=4`);
		assert.equal(await miniCart(page).count(), '');
		await page.evaluate(() => document.dispatchEvent(new window.Event('visibilitychange')));
		await expectCount(page, '4');
	},
);

/**
 * Deletes the count cookie, as in a browser whose cart is older than the plugin or that blocks the plugin's cookies.
 */
const forgetCount = (context) => context.clearCookies({ name: 'storefront_islands_count' });

test('an unknown count is requested once', async ({ page, context, shop }) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-013': 1 });
	await forgetCount(context);
	const path = await writePage(
		shop,
		'two-mini-carts',
		'<!-- wp:storefront-islands/mini-cart {"icon":"cart"} /-->',
	);
	const seen = watch(page);
	await page.goto(path);
	const counts = () => miniCart(page).counts();
	await eventually('both numbers', counts, ['3', '3']);
	await page.reload({ waitUntil: 'networkidle' });
	await eventually('both numbers', counts, ['3', '3']);
	expectUntouched(seen, 1);

	// No request is made with an empty local storage either: the earlier response has set the cookie.
	await page.evaluate(() => window.localStorage.clear());
	await page.reload({ waitUntil: 'networkidle' });
	await eventually('both numbers', counts, ['3', '3']);
	expectUntouched(seen, 1);
});

test(
	'after a failed request the count is requested again when the page becomes visible, and not before',
	{ tag: '@1280' },
	async ({ page, context, shop, expectError }) => {
		expectError(/Failed to load resource/);
		await fillCart(page, shop, { 'P-003': 2 });
		await forgetCount(context);
		const seen = watch(page);
		await page.route(CART, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
		await page.goto('/about-us/', { waitUntil: 'networkidle' });
		await miniCart(page).button.waitFor();
		assert.equal(await miniCart(page).count(), '');
		expectUntouched(seen, 1);
		await page.unroute(CART);
		await page.evaluate(() => document.dispatchEvent(new window.Event('visibilitychange')));
		await expectCount(page, '2');
		expectUntouched(seen, 2);
	},
);

test(
	'the count is not requested for an empty cart, or one in the page',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		const seen = watch(page);
		await page.goto('/about-us/', { waitUntil: 'networkidle' });
		await miniCart(page).button.waitFor({ state: 'hidden' });
		expectUntouched(seen);
		await page.goto('about:blank');
		await fillCart(page, shop, { 'P-003': 2 });
		await forgetCount(context);
		await page.goto('/checkout/', { waitUntil: 'networkidle' });
		await expectCount(page, '2');
		assert.equal(seen.asked.length, 0);
	},
);

test('on the cart’s page the count follows at once, and the mini-cart’s script waits for its first touch', async ({
	page,
	context,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const scripts = requestsTo(page, /\/build\/mini-cart\.js/);
	const cart = await openCart(page);
	await expectCount(page, '1');
	// A browser that blocks the plugin's cookies.
	await forgetCount(context);
	const shopIsSlow = await hold(page, BATCH);
	await cart.line('Plain Tee').more.click();
	await expectCount(page, '2');
	await shopIsSlow.release();
	await eventually('answers', () => cart.state.innerText(), '');
	await expectCount(page, '2');
	await expectNamed(page, 2);
	assert.equal(scripts.length, 0);
	await miniCart(page).button.click();
	await miniCart(page).line('Plain Tee').row.waitFor();
	await miniCart(page).close.click();
	await cart.line('Plain Tee').more.click();
	await expectCount(page, '3');
	assert.equal(scripts.length, 1);
});
