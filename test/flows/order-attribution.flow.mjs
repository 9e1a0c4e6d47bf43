/** Tests that orders know the origin of the visit, which WooCommerce's order attribution finds out. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { sentOrders } from './screens/network.mjs';
import { fillCart } from './support/cart.mjs';
import { newEmail } from './support/orders.mjs';
import { serveTestGateways, testGateway } from './support/test-gateways.mjs';
import { test } from './support/test.mjs';

const CAMPAIGN = '?utm_source=letter&utm_campaign=spring';
const SCRIPTS = /\/(?:sourcebuster|order-attribution)(?:\.min)?\.js/;

/** Checks the order that was just placed: what was sent with it, and what the shop has stored. */
const checkOrigin = async (page, shop, sent) => {
	const id = await waitUntilOrdered(page);
	const { source_type, utm_source, utm_campaign } =
		sent.at(-1).extensions['woocommerce/order-attribution'] ?? {};
	assert.deepEqual([source_type, utm_source, utm_campaign], ['utm', 'letter', 'spring']);
	const meta = JSON.parse(await shop.php('test/flows/support/order-meta.php', { ORDER: id }));
	assert.equal(meta._wc_order_attribution_utm_campaign, 'spring');
	assert.equal(meta._wc_order_attribution_device_type, 'Desktop');
};

test(
	'an order whose page got WooCommerce’s scripts late',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto(`/shop/${CAMPAIGN}`);
		const late = [];
		await page.route(SCRIPTS, async (route) => {
			late.push(route.request().url());
			await route.fulfill({ contentType: 'text/javascript', body: '' });
		});
		const checkout = await openCheckout(page);
		const sent = sentOrders(page);
		await fillForm(checkout, newEmail());
		await checkout.method('Direct bank transfer').check();
		await page.unroute(SCRIPTS);
		for (const url of late) {
			await page.addScriptTag({ url: `${url}&late` });
		}
		await checkout.place.click();
		await checkOrigin(page, shop, sent);
	},
);

test.describe('express payment', () => {
	test.use({ shopOptions: { muPlugins: [testGateway('load.php'), testGateway('cart.php')] } });

	const PLACES = {
		'the drawer': async (page) => {
			await page.goto(`/shop/${CAMPAIGN}`);
			await miniCart(page).button.click();
			return miniCart(page).drawer;
		},
		'the cart': async (page) => {
			await page.goto(`/cart/${CAMPAIGN}`);
			return page.locator('[data-island="cart"]');
		},
		'the checkout': async (page) => {
			await page.goto(`/checkout/${CAMPAIGN}`);
			return page.locator('[data-island="checkout"]');
		},
	};
	for (const [place, open] of Object.entries(PLACES)) {
		test(
			`an express order in ${place}, on the first page of the visit`,
			{ tag: ['@woocommerce', '@1280'] },
			async ({ page, shop, expectError }) => {
				// A second method fails on purpose.
				expectError(/always breaks|The above error occurred/i);
				await serveTestGateways(page);
				await fillCart(page, shop, { 'P-013': 1 });
				const sent = sentOrders(page);
				const screen = await open(page);
				await screen.getByRole('button', { name: 'Test express' }).click();
				await screen.getByRole('button', { name: 'Confirm the test' }).click();
				await checkOrigin(page, shop, sent);
			},
		);
	}
});
