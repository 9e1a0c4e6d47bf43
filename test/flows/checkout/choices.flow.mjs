/** Tests that choices on which totals depend reach the shop before the order. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { fillForm, openCheckout, waitUntilOrdered, waitUntilUsable } from '../screens/checkout.mjs';
import { requestsTo } from '../screens/network.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: [fileURLToPath(new URL('../shops/fee-by-method.php', import.meta.url))],
	},
});

/** Opens the order summary, which is folded on phones. */
const openSummary = async (checkout) => {
	const toggle = checkout.screen.locator('summary', { hasText: 'Order summary' });
	if (await toggle.isVisible()) {
		await toggle.click();
	}
};

/** Every delay before a request is shorter: choices are sent within a second. */
const LONGER_THAN_ANY_DELAY_MS = 10_000;
const CHECK = 'Check payments';
const TRANSFER = 'Direct bank transfer';

/** Opens the checkout and fills it in, to be paid by bank transfer, which costs no fee. */
const openFilled = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	await openSummary(checkout);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method(TRANSFER).check();
	await eventually('fee', () => checkout.amount('Check fee').count(), 0);
	return { checkout, email };
};

test(
	'a fee of the payment method is in the totals before the order, and the first press orders',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const { checkout, email } = await openFilled(page, shop);
		await checkout.method(CHECK).check();
		await expectText(checkout.amount('Check fee'), '$2.50');
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.equal(order.method, 'cheque');
	},
);

test('an order pressed in the moment of the choice is refused once, with both totals', async ({
	page,
	shop,
}) => {
	const { checkout, email } = await openFilled(page, shop);
	await checkout.method(CHECK).check();
	await checkout.place.click();
	await expectText(checkout.amount('Check fee'), '$2.50');
	await checkout.notices.first().waitFor();
	assert.deepEqual(await ordersOf(shop, email), []);
	await checkout.place.click();
	await waitUntilOrdered(page);
});

test(
	'a preselected method is known to the shop: the page sends nothing by itself',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const sent = requestsTo(page, /wc\/store\/v1\/(?:batch|checkout)/);
		await page.clock.install();
		await openCheckout(page);
		await page.clock.runFor(LONGER_THAN_ANY_DELAY_MS);
		assert.deepEqual(
			sent.map((request) => request.url()),
			[],
		);
		await page.reload();
		await waitUntilUsable(page);
		await page.clock.runFor(LONGER_THAN_ANY_DELAY_MS);
		assert.equal(sent.length, 0);
	},
);
