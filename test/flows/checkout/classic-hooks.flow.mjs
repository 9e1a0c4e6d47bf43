/** Tests what plugins have hooked to the classic cart and checkout. */
import { fillButPayment } from './filled.mjs';
import assert from 'node:assert/strict';
import { openCart } from '../screens/cart-screen.mjs';
import { checkoutScreen, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { requestsTo } from '../screens/network.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/classic-hooks.php'],
	},
});

const ROUTE = /classic-hooks/;

const hookOf = (page, name) => page.locator(`[data-hook="woocommerce_${name}"]`);

/** Actions whose text the page shows, in the order of the document. */
const shownActions = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('[data-island] .probe')].map(
			(probe) => probe.textContent.replace('Row', '').split(':')[0],
		),
	);

/** Opens the order summary, which is folded on phones. */
const openSummary = async (checkout) => {
	const toggle = checkout.screen.locator('summary', { hasText: 'Order summary' });
	if (await toggle.isVisible()) {
		await toggle.click();
	}
};

test('each action of the classic cart prints at its place, once, and follows the cart', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const response = await page.request.get(`${shop.url}/cart/`);
	const html = await response.text();
	assert.match(html, /woocommerce_before_cart: 1/, 'in the first HTML');
	const cart = await openCart(page);
	assert.deepEqual(await shownActions(page), [
		'woocommerce_before_cart',
		'woocommerce_before_cart_table',
		'woocommerce_before_cart_contents',
		'woocommerce_after_cart_item_name',
		'woocommerce_cart_contents',
		'woocommerce_after_cart_contents',
		'woocommerce_after_cart_table',
		'woocommerce_before_cart_collaterals',
		'woocommerce_before_cart_totals',
		'woocommerce_cart_coupon',
		'woocommerce_cart_actions',
		'woocommerce_cart_totals_before_shipping',
		'woocommerce_before_shipping_calculator',
		'woocommerce_after_shipping_calculator',
		'woocommerce_cart_totals_after_shipping',
		'woocommerce_cart_totals_before_order_total',
		'woocommerce_cart_totals_after_order_total',
		'woocommerce_proceed_to_checkout',
		'woocommerce_after_cart_totals',
		'woocommerce_cart_collaterals',
		'woocommerce_after_cart',
	]);
	await page.getByText('Before it breaks').waitFor();
	const asked = requestsTo(page, ROUTE);
	await cart.line('Plain Tee').more.click();
	await expectText(hookOf(page, 'before_cart').locator('.probe'), 'woocommerce_before_cart: 2');
	await expectText(
		hookOf(page, 'cart_totals_after_order_total').locator('td'),
		'woocommerce_cart_totals_after_order_total: 2',
	);
	assert.equal(asked.length, 1);
	await expectAccessible(page, '[data-island="cart"]');
	await cart.line('Plain Tee').remove.click();
	await expectText(hookOf(page, 'cart_is_empty').locator('.probe'), 'woocommerce_cart_is_empty: 0');
});

test(
	'fields of plugins are sent with the order; a refusal stands at the form',
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(/400 \(Bad Request\)/);
		const { checkout, email } = await fillButPayment(page, shop);
		await checkout.method('Cash on delivery').check();
		const message = checkout.screen.getByLabel('Gift message');
		await message.fill('refuse');
		await checkout.screen.getByLabel('Paper').check();
		await checkout.screen.getByLabel('Bow').check();
		await checkout.screen.getByLabel('Delivery day').fill('Monday');
		await checkout.place.click();
		await eventually(
			'notices',
			async () => (await checkout.notices.allInnerTexts()).map((text) => text.split('\n')[0]),
			['Gift message must be kind & short.', 'Ada must choose a delivery day.'],
		);
		assert.deepEqual(await ordersOf(shop, email), []);
		await message.fill("It's <kind>");
		await checkout.place.click();
		await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map((order) => [order.method, order.status]),
			[['cod', 'processing']],
		);
		const meta = JSON.parse(
			await shop.php('test/flows/support/order-meta.php', { ORDER: String(orders[0].id) }),
		);
		assert.deepEqual(
			[
				'_gift_message',
				'_gift_wrap',
				'_delivery_day',
				'_probe_email',
				'_probe_times',
				'_probe_processed',
				'_probe_method',
			].map((name) => String(meta[name])),
			["It's", 'paper+bow', 'Monday', email, '1', '1', 'cod'],
		);
	},
);

test(
	'the action of shipping rates runs for each rate',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await openCheckout(page);
		assert.deepEqual(await page.locator('[data-island] .probe-rate').allInnerTexts(), [
			'0: Flat rate',
			'0: Free shipping',
		]);
	},
);

test('an order whose fields nobody refuses is placed at the first press', async ({
	page,
	shop,
}) => {
	const { checkout, email } = await fillButPayment(page, shop);
	await checkout.method('Cash on delivery').check();
	await checkout.screen.getByLabel('Gift message').fill('kind');
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
	assert.equal(await checkoutScreen(page).screen.count(), 0);
});

test(
	'update_checkout sends the fields, and what depends on them is shown',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await openSummary(checkout);
		await page.evaluate(() => {
			const { body } = document;
			window.jQuery(body).on('updated_checkout', () => {
				body.dataset.probeUpdates = String(Number(body.dataset.probeUpdates ?? 0) + 1);
			});
			// As the script of a plugin that prices its fields.
			window.jQuery('[name="gift_wrap[]"]').on('change', () => {
				window.jQuery(body).trigger('update_checkout');
			});
		});
		const total = await checkout.total.innerText();
		const paper = checkout.screen.getByLabel('Paper');
		await paper.check();
		await checkout.summary.getByText('Gift wrapping').first().waitFor();
		assert.notEqual(await checkout.total.innerText(), total);
		await eventually(
			'updated_checkout was raised',
			() => page.evaluate(() => Number(document.body.dataset.probeUpdates) > 0),
			true,
		);
		assert.ok(await paper.isChecked());
		await paper.uncheck();
		await expectText(checkout.total, total);
	},
);

test(
	'a fee that a plugin reads off the form is in the totals before the order',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const { checkout, email } = await fillButPayment(page, shop);
		await checkout.method('Cash on delivery').check();
		await openSummary(checkout);
		const message = checkout.screen.getByLabel('Gift message');
		await message.fill('Engraved');
		await message.blur();
		await checkout.summary.getByText('Engraving').first().waitFor();
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);
