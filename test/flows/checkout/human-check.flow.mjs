/** Tests a captcha that a plugin adds to a part of WooCommerce's checkout block. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { sentOrders } from '../screens/network.mjs';
import { expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';
import { around } from '../support/woocommerce-blocks.mjs';

const shopFile = (name) => fileURLToPath(new URL(`../shops/${name}.php`, import.meta.url));

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

test.describe('Where WooCommerce’s checkout was replaced', () => {
	test.use({ shopOptions: { muPlugins: ['human-check', 'replaced-checkout'].map(shopFile) } });

	test(
		'the captcha stands between the fields of the address and the payment options',
		{ tag: '@full' },
		async ({ page, shop }) => {
			await fillCart(page, shop, { 'P-013': 1 });
			await writePage(
				shop,
				'checkout',
				around(
					'checkout',
					around('checkout-fields-block', around('checkout-payment-block', '')) +
						around('checkout-totals-block', ''),
				),
			);
			const checkout = await openCheckout(page);
			const human = checkout.screen.getByLabel('I am human');
			await human.check();
			const [field, payment] = [checkout.screen.getByLabel('City').first(), checkout.payment.group];
			assert.ok(await field.evaluate(isBefore, await human.elementHandle()));
			assert.ok(await human.evaluate(isBefore, await payment.elementHandle()));
		},
	);
});
