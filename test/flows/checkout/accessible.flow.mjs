/** Runs axe on the view states of the checkout and on the order received page. */
import { fillButPayment } from './filled.mjs';
import assert from 'node:assert/strict';
import { CARDS, openCheckout, payByCard, waitUntilOrdered } from '../screens/checkout.mjs';
import { FAILED_RESOURCE } from '../screens/network.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

test(
	'axe finds nothing on the open summary, every optional part, pickup and the express window',
	{ tag: '@demo' },
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
	{ tag: '@demo' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout } = await fillButPayment(page, shop);
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
