/** Tests the ways in which a guest can order without a card. */
import { fillButPayment } from './filled.mjs';
import assert from 'node:assert/strict';
import {
	ADA,
	fillAddress,
	fillForm,
	openCheckout,
	waitUntilOrdered,
} from '../screens/checkout.mjs';
import { expectText } from '../screens/wait.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';

/** Checks that exactly one order was placed with the expected values and that the cart is empty. */
const expectOneOrder = async (page, shop, email, expected) => {
	const id = await waitUntilOrdered(page);
	const orders = await ordersOf(shop, email);
	assert.equal(orders.length, 1);
	assert.equal(orders[0].id, id);
	for (const [fact, value] of Object.entries(expected)) {
		assert.deepEqual(orders[0][fact], value, fact);
	}
	assert.equal((await readCart(page, shop)).items_count, 0, 'the cart is empty');
	return orders[0];
};

for (const [name, id, status] of [
	['Cash on delivery', 'cod', 'processing'],
	['Direct bank transfer', 'bacs', 'on-hold'],
	['Check payments', 'cheque', 'on-hold'],
]) {
	test(`a guest pays by ${name}`, async ({ page, shop }) => {
		const { checkout, email } = await fillButPayment(page, shop);
		await checkout.method(name).check();
		await expectText(checkout.total, '$112.80');
		await checkout.place.click();
		const order = await expectOneOrder(page, shop, email, {
			method: id,
			status,
			total: '11280',
		});
		assert.equal(order.shipping.address_1, ADA.Address);
		assert.equal(order.billing.address_1, ADA.Address);
	});
}

test('an order without shippable items asks for the billing address alone', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-009': 1 });
	const checkout = await openCheckout(page);
	const email = newEmail();
	assert.equal(await checkout.shipping.group.count(), 0);
	assert.equal(await checkout.options.group.count(), 0);
	await checkout.email.fill(email);
	await fillAddress(checkout.billing, ADA);
	await checkout.method('Direct bank transfer').check();
	await checkout.place.click();
	await expectOneOrder(page, shop, email, { method: 'bacs' });
});

test('a coupon is applied at the checkout', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	const { summary } = checkout;
	const toggle = summary.locator('summary').first();
	if (await toggle.isVisible()) {
		await toggle.click();
	}
	await summary.getByText('Add a coupon').click();
	const code = summary.getByLabel('Coupon code');
	await code.fill('expired');
	await summary.getByRole('button', { name: 'Apply' }).click();
	await summary.getByRole('alert').waitFor();
	await code.fill('save10');
	await summary.getByRole('button', { name: 'Apply' }).click();
	await summary.getByRole('button', { name: 'Remove coupon save10' }).waitFor();
	await expectText(checkout.total, '$102.12');
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await expectOneOrder(page, shop, email, { total: '10212' });
});
