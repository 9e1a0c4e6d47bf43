/** Tests the outcomes of a card payment, and saved cards. */
import assert from 'node:assert/strict';
import {
	CARDS,
	checkoutScreen,
	fillForm,
	openCheckout,
	payByCard,
	waitUntilOrdered,
	orderBy,
} from '../screens/checkout.mjs';
import { FAILED_RESOURCE } from '../screens/network.mjs';
import { expectText, expectValue } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { fillAll } from './filled.mjs';

/** Gravatar images of the logged-in user, which tests cannot load. */
const NO_AVATAR = /gravatar\.com/;

/** Checks that the form kept its values and can be used. */
const expectReady = async (checkout, email) => {
	await expectText(checkout.place, 'Place order');
	await expectValue(checkout.email, email);
	await expectValue(checkout.shipping.field('Address'), '12 Analytical Way');
};

test(
	'a declined card shows the reason, and another one pays',
	{ tag: '@demo' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop, CARDS.isDeclined);
		await checkout.place.click();
		await checkout.payment.notices
			.getByText('Your card was declined. Please try another card.')
			.waitFor();
		await expectReady(checkout, email);
		await payByCard(checkout, CARDS.succeeds);
		await checkout.place.click();
		const id = await waitUntilOrdered(page);
		const orders = await ordersOf(shop, email);
		assert.deepEqual(
			orders.map(({ id: number, status }) => [number, status]),
			[[id, 'processing']],
			'one order, paid',
		);
	},
);

test('a second payment step is confirmed', { tag: '@demo' }, async ({ page, shop }) => {
	const { checkout, email } = await fillAll(page, shop, CARDS.asksForASecondStep);
	await checkout.place.click();
	await checkout.secondStep.getByRole('button', { name: 'Confirm payment' }).click();
	const id = await waitUntilOrdered(page);
	assert.deepEqual(
		(await ordersOf(shop, email)).map((order) => [order.id, order.status]),
		[[id, 'processing']],
	);
});

test(
	'a cancelled second payment step keeps the form, and the order can be paid again',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop, CARDS.asksForASecondStep);
		await checkout.place.click();
		await checkout.secondStep.getByRole('button', { name: 'Cancel' }).click();
		await checkout.payment.notices.first().waitFor();
		await checkout.secondStep.waitFor({ state: 'detached' });
		assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'BODY');
		await expectReady(checkout, email);
		await payByCard(checkout, CARDS.succeeds);
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal(
			(await ordersOf(shop, email)).filter(({ status }) => status === 'processing').length,
			1,
		);
	},
);

test(
	'an account is created, and the card saved with it',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(NO_AVATAR);
		const { checkout, email } = await fillAll(page, shop, CARDS.succeeds);
		assert.equal(await checkout.saveCard.count(), 0, 'a guest has nowhere to keep a card');
		await checkout.createAccount.check();
		await checkout.saveCard.check();
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.ok(order.customer > 0, 'the order is its');
		await fillCart(page, shop, { 'P-013': 1 });
		const next = await openCheckout(page);
		await next.saved('4242').waitFor();
		await expectValue(next.email, email);
	},
);

test(
	'after a cancelled or failed express order the form can be used',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await checkout.method('Cash on delivery').check();
		await checkout.express.click();
		await checkout.wallet.getByRole('button', { name: 'Cancel' }).click();
		await checkout.wallet.waitFor({ state: 'detached' });
		assert.ok(
			await checkout.express.evaluate((button) => button === document.activeElement),
			'the focus is back at the button',
		);
		assert.ok(await checkout.method('Cash on delivery').isChecked(), 'the choice is as it was');
		await checkout.express.click();
		await checkout.wallet.getByRole('button', { name: 'Let it fail' }).click();
		await checkout.screen
			.getByText('Express pay is not available right now. Please try again.')
			.waitFor();
		const email = newEmail();
		await fillForm(checkout, email);
		await orderBy(page, checkout, 'Cash on delivery');
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);

test(
	'Back after payment shows an empty cart, not a form to pay again',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop }) => {
		const { checkout, email } = await fillAll(page, shop, CARDS.succeeds);
		await checkout.place.click();
		await waitUntilOrdered(page);
		await page.goBack();
		const { place } = checkoutScreen(page);
		await page.getByText('Your cart is empty').first().waitFor();
		assert.equal(await place.count(), 0);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);
