/** Pays an order on WooCommerce's own payment page. */
import assert from 'node:assert/strict';
import { waitUntilOrdered } from '../screens/checkout.mjs';
import { newEmail, ordersOf } from './orders.mjs';

/** Creates an unpaid order and asserts that it is paid on WooCommerce's own page, once. WooCommerce only. */
export const payUnpaidOrder = async (page, shop) => {
	const email = newEmail();
	await page.goto(await shop.php('test/flows/support/unpaid-order.php', { EMAIL: email }));
	assert.equal(await page.locator('[data-island="checkout"]').count(), 0);
	await page.getByText('Cash on delivery').click();
	await page.locator('#terms').check();
	await page.getByRole('button', { name: 'Pay for order' }).click();
	await waitUntilOrdered(page);
	assert.deepEqual(
		(await ordersOf(shop, email)).map((order) => [order.method, order.status]),
		[['cod', 'processing']],
	);
};
