/**
 * Tests a page from a full-page cache, or one left open for days: its nonce has expired, and the shopper does not
 * notice.
 */
import assert from 'node:assert/strict';
import { fillButPayment } from './checkout/filled.mjs';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { waitUntilOrdered } from './screens/checkout.mjs';
import { BATCH, CHECKOUT, FAILED_RESOURCE, once, storeRequests } from './screens/network.mjs';
import { eventually, expectText, expectValue, stopClock } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { ordersOf } from './support/orders.mjs';
import { test } from './support/test.mjs';

/** In what boot reads, and beside settings and cart. */
const NONCE_OF_PAGE = /("nonce":\{"nonce":")[^"]*"/g;

/** Serves a page with an expired nonce. */
const openStale = async (page, path) => {
	await page.route(
		(url) => url.pathname === path,
		async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			assert.match(html, NONCE_OF_PAGE);
			await route.fulfill({ response, body: html.replaceAll(NONCE_OF_PAGE, '$1deadbeef00"') });
		},
	);
	await page.goto(path);
};

/** Counts how many requests of a page were refused, alone or as an entry of a batch. The count grows. */
const countRefusals = (page) => {
	const refusals = { count: 0 };
	page.on('response', async (response) => {
		if (BATCH.test(response.url())) {
			const { responses } = await response.json();
			refusals.count += responses.filter(({ status }) => [401, 403].includes(status)).length;
		}
	});
	return refusals;
};

const batches = (requests) => requests.filter((request) => request === 'POST batch').length;

test('several changes are sent in one batch from a cart with an expired nonce', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-008': 1, 'P-003': 1 });
	await openStale(page, '/cart/');
	await wakeCart(page);
	const cart = cartScreen(page);
	const requests = storeRequests(page);
	const refusals = countRefusals(page);
	await stopClock(page);
	await cart.line('Plain Tee').more.click();
	await cart.line('Camp Mug').remove.click();
	await cart.line('Espresso Cup').more.click();
	await page.clock.resume();
	await expectText(cart.state, 'Updating…');
	await expectText(cart.state, '');
	await eventually(
		'cart',
		async () =>
			(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`),
		['2 × P-013', '2 × P-003'],
	);
	await expectValue(cart.line('Plain Tee').field, '2');
	assert.equal(await cart.notices.count(), 0);
	assert.ok(refusals.count > 0, 'the page was stale indeed');
	assert.ok(batches(requests) <= 3, `sent ${requests.join(', ')}`);
});

test(
	'an order with an expired nonce is placed once, with a new one',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillButPayment(page, shop);
		await checkout.method('Cash on delivery').check();
		await expectText(checkout.total, '$112.80');
		const statuses = [];
		page.on('response', (response) => {
			if (CHECKOUT.test(response.url())) {
				statuses.push(response.status());
			}
		});
		await once(page, CHECKOUT, (route) =>
			route.continue({ headers: { ...route.request().headers(), nonce: 'deadbeef00' } }),
		);
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.deepEqual(statuses, [403, 200]);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);
