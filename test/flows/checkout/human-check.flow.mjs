/** Tests a captcha that a plugin adds to a part of WooCommerce's checkout block. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { sentOrders } from '../screens/network.mjs';
import { expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

const shopFile = (name) => `test/flows/shops/${name}.php`;

test.use({ shopOptions: { muPlugins: [shopFile('human-check')] } });

const isBefore = (element, next) =>
	Boolean(element.compareDocumentPosition(next) & element.DOCUMENT_POSITION_FOLLOWING);

test('a captcha stands before the payment options, refuses the order with its reason, and its answer reaches the shop', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/status of 400/);
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	const human = checkout.screen.getByLabel('I am human');
	assert.ok(await human.evaluate(isBefore, await checkout.payment.group.elementHandle()));

	const sent = sentOrders(page);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method('Direct bank transfer').check();
	await checkout.place.click();
	await expectText(checkout.notices.first(), 'Please tick that you are human.');
	assert.equal(sent.length, 1);

	await human.check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.deepEqual(sent[1].extensions['human-check'], { token: 'yes' });
	assert.equal((await ordersOf(shop, email)).length, 1);
});
