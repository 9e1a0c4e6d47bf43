/** Tests a plugin that extends WooCommerce's cart and checkout, unchanged, on real pages. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cartScreen } from './screens/cart-screen.mjs';
import {
	checkoutScreen,
	fillForm,
	waitUntilOrdered,
	waitUntilUsable,
} from './screens/checkout.mjs';
import { FAILED_RESOURCE } from './screens/network.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';

const pathOf = (name) => fileURLToPath(new URL(`../gateways/${name}`, import.meta.url));

test.use({ shopOptions: { muPlugins: [pathOf('extension.php')] } });

/** Errors that are raised on purpose, and those of React and the browser about them. */
const BROKEN = /always breaks|The above error occurred/;

const SCRIPT = '**/test-gateways/extension.js*';
const MUG = 'Morning Mug';

/** Serves the plugin's script; returns how often it was requested. */
const servePlugin = async (page, expectError) => {
	expectError(BROKEN);
	expectError(FAILED_RESOURCE);
	const served = { times: 0 };
	await page.route(SCRIPT, async (route) => {
		served.times += 1;
		await route.fulfill({
			contentType: 'text/javascript',
			body: await readFile(pathOf('extension.js'), 'utf8'),
		});
	});
	return served;
};

const recordOf = (page) => page.evaluate(() => window.testExtension);

/** Names of the recorded actions, in their order. */
const actionsOf = async (page) => (await recordOf(page)).actions.map(([name]) => name);

test(
	"an extension's filters, fills, blocks and cart update work on the cart page",
	{ tag: '@1280' },
	async ({ page, shop, expectError }) => {
		await servePlugin(page, expectError);
		await fillCart(page, shop, { 'P-003': 2 });
		await page.goto('/cart/');
		const { screen, summary } = cartScreen(page);
		const row = screen.locator('.storefront-line.gift-2');
		await row.getByRole('link', { name: /\(wrapped, cart\)$/ }).waitFor();
		await row.getByText(/^each /).waitFor();
		await row.getByText(/^all /).waitFor();
		await summary.getByText('Total of the gift').waitFor();
		await summary.getByText(/ in all$/).waitFor();
		await screen.getByRole('link', { name: 'Proceed to checkout with 1' }).waitFor();
		assert.match(
			(await screen.locator('.storefront-proceed__button').getAttribute('href')) ?? '',
			/\?gift$/,
		);

		for (const words of [
			'Wrapping on woocommerce/cart',
			'Points on woocommerce/cart',
			'Parcels on woocommerce/cart',
			'Gift parcel',
			'Gifts: 1',
		]) {
			await screen.getByText(words).first().waitFor();
		}
		const record = await recordOf(page);
		assert.deepEqual(record.told, { early: 1, sameStore: true, missing: [] });
		assert.equal(record.asked.itemName.args.cartItem.quantity, 2);

		await screen.getByRole('checkbox', { name: 'Wrap it' }).click();
		await screen.getByText(/^Wrapping is \$3\.50$/).waitFor();
		await screen.getByRole('button', { name: 'Ask who is not there' }).click();
		await screen.getByText('Told woocommerce_rest_cart_extensions_error').waitFor();
		await screen
			.getByRole('alert')
			.getByText(/nobody-knows-it/)
			.first()
			.waitFor();

		await row.getByRole('button', { name: /^Increase/ }).click();
		await screen.locator('.storefront-line.gift-3').waitFor();
		await screen.getByRole('button', { name: /^Remove Morning|^Remove .*wrapped/ }).click();
		await screen.getByText('No gifts yet').waitFor();
		await eventually(
			'told once the shop has agreed',
			async () => (await recordOf(page)).events.join(),
			'wc-blocks_removed_from_cart',
		);
		assert.deepEqual(await actionsOf(page), [
			'store-notice-create',
			'cart-set-item-quantity',
			'cart-remove-item',
		]);
	},
);

test(
	"an extension's checkout fields and validation work, and its data is sent with the order",
	{ tag: ['@full', '@1280'] },
	async ({ page, shop, expectError }) => {
		await servePlugin(page, expectError);
		await fillCart(page, shop, { 'P-003': 2 });
		await page.goto('/checkout/');
		await waitUntilUsable(page);
		const checkout = checkoutScreen(page);
		const { screen } = checkout;
		for (const words of [
			'Wrapping on woocommerce/checkout',
			'Points on woocommerce/checkout',
			'Parcels on woocommerce/checkout',
		]) {
			await screen.getByText(words).first().waitFor();
		}
		await screen
			.locator('.storefront-order-line.gift-2')
			.getByText(/, summary\)$/)
			.waitFor();
		assert.deepEqual((await recordOf(page)).told, { early: 1, sameStore: true, missing: [] });
		await eventually('button', async () => /Give/.test(await checkout.place.innerText()), true);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		await screen.getByText('Please enter a valid text of the card').first().waitFor();
		const card = screen.getByRole('textbox', { name: 'Text of the card' });
		await card.fill('nothing');
		await checkout.place.click();
		await screen.getByText('Say something nicer.').first().waitFor();
		await card.fill(`For you and your ${MUG}`);
		await checkout.place.click();
		await waitUntilOrdered(page);
		await eventually('orders', async () => (await ordersOf(shop, email)).length, 1);
	},
);
