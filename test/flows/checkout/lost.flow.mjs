/** Tests an order whose connection or response is lost, or that is placed twice: exactly one order exists. */
import assert from 'node:assert/strict';
import { ADA, fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { CHECKOUT, FAILED_RESOURCE, loseResponse, once } from '../screens/network.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { ordersOf } from '../support/orders.mjs';
import { choosePayment, fillAll } from './filled.mjs';

const expectOneOrder = async (page, shop, email) => {
	const id = await waitUntilOrdered(page);
	assert.deepEqual(
		(await ordersOf(shop, email)).map((order) => [order.id, order.status]),
		[[id, 'processing']],
	);
};

/**
 * Waits until the shop has stored the address and the page has received the response, so that only the order remains to
 * be sent.
 */
const untilAddressIsSent = async (page, shop) => {
	await eventually(
		'postcode',
		async () => (await readCart(page, shop)).shipping_address.postcode,
		ADA['ZIP Code'],
	);
	await eventually(
		'calculating',
		() => page.evaluate(() => window.wp.data.select('wc/store/checkout').isCalculating()),
		false,
	);
};

test('a lost response is queried', async ({ page, shop, expectError }) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await once(page, CHECKOUT, loseResponse);
	await checkout.place.click();
	await expectOneOrder(page, shop, email);
});

test(
	'offline before the order is sent: reported, nothing ordered, and placed when online',
	{ tag: '@full' },
	async ({ page, context, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await untilAddressIsSent(page, shop);
		await expectText(checkout.total, '$112.80');
		await context.setOffline(true);
		await checkout.place.click();
		await checkout.wait.getByText(/^You are offline\. Once you are back/).waitFor();
		await expectText(checkout.place, 'Checking your order…');
		assert.equal(await checkout.place.getAttribute('aria-disabled'), 'true');
		assert.equal((await ordersOf(shop, email)).length, 0);
		await context.setOffline(false);
		await expectOneOrder(page, shop, email);
	},
);

/** Places the order; the shop accepts it, but the page never receives the response. */
const placeWithoutResponse = async (page, checkout) => {
	let isTaken = false;
	await page.route(
		CHECKOUT,
		async (route) => {
			await route.fetch();
			isTaken = true;
		},
		{ times: 1 },
	);
	await checkout.place.click();
	await eventually('the shop has the order', () => isTaken, true);
};

/**
 * Sends an order and closes the tab before the response arrives; resolves to a new tab and the email address of the
 * order.
 */
const closeWhilePlacing = async ({ page, context, shop, watchPage, expectError }) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await placeWithoutResponse(page, checkout);
	const next = await context.newPage();
	watchPage(next);
	await page.close();
	return { next, email };
};

test(
	'a tab closed during the order: any page reports it once, with a link',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage, expectError }) => {
		const { next, email } = await closeWhilePlacing({
			page,
			context,
			shop,
			watchPage,
			expectError,
		});
		await next.goto('/');
		const said = next
			.getByRole('status')
			.filter({ hasText: /^Your order \d+ was placed\. See it$/ });
		await said.getByRole('link', { name: 'See it' }).click();
		await expectOneOrder(next, shop, email);
		const kept = await next.evaluate(() =>
			window.localStorage.getItem('storefront-islands-attempt'),
		);
		assert.equal(kept, null, 'the next page has nothing more to say');
	},
);

test(
	'a page reloaded during the order queries the attempt',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await placeWithoutResponse(page, checkout);
		await page.reload();
		await expectOneOrder(page, shop, email);
	},
);

test(
	'two tabs place one order',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		const second = await context.newPage();
		watchPage(second);
		const other = await openCheckout(second);
		await fillForm(other, email);
		await choosePayment(other, shop);
		// At once: Playwright waits until a button stands still, and by then the other order may be placed.
		await Promise.all(
			[checkout, other].map(({ place }) => place.evaluate((button) => button.click())),
		);
		await Promise.race([waitUntilOrdered(page), waitUntilOrdered(second)]);
		await eventually(
			'paid orders',
			async () => (await ordersOf(shop, email)).filter((o) => o.status === 'processing').length,
			1,
		);
	},
);
