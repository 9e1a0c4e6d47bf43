/** Tests the checkout: what is missing is said, a change of country is followed, and one order is placed. */
import assert from 'node:assert/strict';
import { ADA, openCheckout, waitUntilOrdered } from '../flows/screens/checkout.mjs';
import { eventually, expectText } from '../flows/screens/wait.mjs';
import { fillCart, readCart } from '../flows/support/cart.mjs';
import { newEmail, ordersOf } from '../flows/support/orders.mjs';
import { test } from '../flows/support/test.mjs';
import { type } from './keys.mjs';

const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

test('an empty form is refused, a filled one orders once', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { contact, email, method, place, problems, shipping, total } = await openCheckout(page);
	await place.press('Enter');
	await contact.group.getByText('Enter your email address').waitFor();
	assert.ok((await problems.count()) >= 5);
	await eventually('the first field has the focus', () => hasFocus(email), true);

	await type(email, 'ada@');
	await page.keyboard.press('Tab');
	await contact.group.getByText('Please enter a valid email address').waitFor();
	const address = newEmail();
	await type(email, address);

	const country = shipping.field('Country/Region');
	await country.selectOption('DE');
	await expectText(total, '$94.00');
	await country.selectOption('US');
	const { State: state, ...fields } = ADA;
	for (const [label, value] of Object.entries(fields)) {
		await type(shipping.field(label), value);
	}
	await shipping.field('State').selectOption({ label: state });
	await eventually('all is mended', () => problems.count(), 0);
	await method('Cash on delivery').check();
	await place.press('Enter');

	const id = await waitUntilOrdered(page);
	const orders = await ordersOf(shop, address);
	assert.deepEqual(
		orders.map((order) => [order.id, order.method, order.shipping.state, order.total]),
		[[id, 'cod', 'CA', '11280']],
	);
	assert.equal((await readCart(page, shop)).items_count, 0, 'the cart is empty');
});

test('what was typed is kept when the page is reloaded', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { shipping } = await openCheckout(page);
	await type(shipping.field('First name'), ADA['First name']);
	await page.keyboard.press('Tab');
	await eventually(
		'the shop knows the name',
		async () => (await readCart(page, shop)).shipping_address.first_name,
		ADA['First name'],
	);
	await page.reload();
	const reloaded = await openCheckout(page);
	assert.equal(await reloaded.shipping.field('First name').inputValue(), ADA['First name']);
});
