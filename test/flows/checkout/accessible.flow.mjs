/** Runs axe on every view state of the checkout and on the order received page. */
import assert from 'node:assert/strict';
import {
	CARDS,
	checkoutScreen,
	fillForm,
	openCheckout,
	payByCard,
	waitUntilOrdered,
} from '../screens/checkout.mjs';
import { FAILED_RESOURCE } from '../screens/network.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { newEmail } from '../support/orders.mjs';

test(
	'axe finds nothing on the open summary, every optional part, pickup and the express window',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, width }) => {
		await fillCart(page, shop, { 'P-013': 1, 'P-004': 2 });
		const checkout = await openCheckout(page);
		if (width < 768) {
			await checkout.summary.locator('summary').first().click();
			await expectAccessible(page);
		}
		await checkout.sameForBilling.uncheck();
		await checkout.addNote.check();
		await checkout.createAccount.check();
		await checkout.billing.group.waitFor();
		await expectAccessible(page);
		await checkout.collect.check({ force: true });
		await checkout.pickup.group.getByText('Downtown shop').waitFor();
		await expectAccessible(page);
		await checkout.express.click();
		await checkout.wallet.waitFor();
		await expectAccessible(page);
	},
);

test(
	'axe finds nothing on the second payment step and the order page: for its shopper, for others, and later',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await fillForm(checkout, newEmail());
		await payByCard(checkout, CARDS.asksForASecondStep);
		await checkout.place.click();
		await checkout.secondStep.waitFor();
		await expectAccessible(page);
		await checkout.secondStep.getByRole('button', { name: 'Confirm payment' }).click();
		await waitUntilOrdered(page);
		await expectAccessible(page);
		const email = page.locator('.storefront-received__facts dd').filter({ hasText: '@' });
		const { height } = await email.boundingBox();
		assert.ok(height < 60, `an email address does not break into slivers (${height} px high)`);
		await page.goto(page.url().replace(/key=.*/, 'key=another'));
		await expectAccessible(page);
		await page.goto('/checkout/');
		await page.getByText('Your cart is empty').first().waitFor();
		await expectAccessible(page);
	},
);

test(
	'the e-mail of an existing account is reported at its field, with a login link',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await fillForm(checkout, 'customer@example.com');
		await checkout.createAccount.check();
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		await checkout.contact.group
			.getByText(
				/An account is already registered with (customer@example\.com|your email address)\./,
			)
			.waitFor();
		await checkout.contact.group
			.getByRole('link', { name: /log in/i })
			.first()
			.waitFor();
		await expectAccessible(page);
	},
);

test(
	'axe finds nothing for a logged-in customer with saved cards',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(/gravatar\.com/);
		await logIn(page, { name: 'customer', password: 'password' });
		await fillCart(page, shop, { 'P-013': 1 });
		await openCheckout(page);
		await checkoutScreen(page).saved('4242').waitFor();
		await expectAccessible(page);
	},
);
