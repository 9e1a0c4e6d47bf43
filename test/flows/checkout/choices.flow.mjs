/** Tests an order that is pressed before the shop knows a choice on which the total depends. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/fee-by-method.php'],
	},
});

/** Opens the order summary, which is folded on phones. */
const openSummary = async (checkout) => {
	const toggle = checkout.screen.locator('summary', { hasText: 'Order summary' });
	if (await toggle.isVisible()) {
		await toggle.click();
	}
};

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
