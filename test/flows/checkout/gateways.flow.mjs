/** Tests gateways that were written for WooCommerce's checkout block, unchanged, on a real page. */
import assert from 'node:assert/strict';
import {
	checkoutScreen,
	fillForm,
	waitUntilOrdered,
	waitUntilUsable,
	orderBy,
} from '../screens/checkout.mjs';
import { hold, requestsTo } from '../screens/network.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { serveTestGateways, testGateway } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';

test.use({ shopOptions: { muPlugins: [testGateway('load.php')] } });

/** Name of the payment method in load.php. */
const TEST_METHOD = 'test_method';

/** Console errors of gateways that fail on purpose, and React's errors about them. */
const BROKEN = /always breaks|The above error occurred|the test method threw/i;

const serveGateways = async (page, expectError) => {
	expectError(BROKEN);
	await serveTestGateways(page);
};

const openWithGateways = async (page, shop, expectError) => {
	await serveGateways(page, expectError);
	await fillCart(page, shop, { 'P-013': 1 });
	await page.goto('/checkout/');
	await checkoutScreen(page).method(TEST_METHOD).waitFor();
	return checkoutScreen(page);
};

test('a method’s own button stands in place of the usual one, asks for what is missing, and orders', async ({
	page,
	shop,
	expectError,
}) => {
	const checkout = await openWithGateways(page, shop, expectError);
	await waitUntilUsable(page);
	await checkout.method('Wallet').check();
	const wallet = checkout.screen.getByRole('button', { name: 'Pay with the wallet' });
	await wallet.click();
	await eventually('focus', () => page.evaluate(() => document.activeElement?.id), 'email');
	await checkout.problems.first().waitFor();
	assert.equal(await checkout.place.isVisible(), false);
	const email = newEmail();
	await fillForm(checkout, email);
	const sent = page.waitForRequest(
		(request) => request.method() === 'POST' && /store\/v1\/checkout/.test(request.url()),
	);
	await wallet.click();
	const { payment_method: method, payment_data: data } = (await sent).postDataJSON();
	assert.equal(method, 'test_wallet');
	assert.ok(data.some(({ key, value }) => key === 'wallet_token' && value === 'tok_wallet'));
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test(
	'no order is placed by a method whose content threw: the shopper is asked for another',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		const sent = requestsTo(page, /\/wc\/store\/v1\/checkout/);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Broken method').check();
		await checkout.place.click();
		await checkout.payment.notices
			.getByText('This way to pay does not work at the moment. Please choose another one.')
			.waitFor();
		await expectText(checkout.place, 'Place order');
		assert.deepEqual(sent, []);
		await orderBy(page, checkout, 'Cash on delivery');
		assert.deepEqual(
			(await ordersOf(shop, email)).map(({ method }) => method),
			['cod'],
		);
	},
);

test('a page that keeps input orders beside the script of a plugin, which starts the stores as it is read', async ({
	page,
	shop,
	expectError,
}) => {
	const checkout = await openWithGateways(page, shop, expectError);
	const email = newEmail();
	await fillForm(checkout, email);
	await eventually(
		'the input is kept',
		() => page.evaluate((text) => JSON.stringify(window.localStorage).includes(text), email),
		true,
	);
	await page.reload();
	await waitUntilUsable(page);
	await orderBy(page, checkout, 'Cash on delivery');
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test("the customer's default card is selected from the server-rendered HTML on, and pays", async ({
	page,
	shop,
	expectError,
}) => {
	// Gravatar images of the logged-in user, which tests cannot load.
	expectError(/gravatar\.com/);
	await serveGateways(page, expectError);
	await shop.php('test/flows/support/saved-cards.php');
	await logIn(page, { name: 'saver', password: 'password' });
	await fillCart(page, shop, { 'P-013': 1 });
	const scriptIsSlow = await hold(page, /\/build\/checkout\.js/);
	await page.goto('/checkout/', { waitUntil: 'commit' });
	const checkout = checkoutScreen(page);
	await eventually('it is chosen at once', () => checkout.saved('4242').isChecked(), true);
	await scriptIsSlow.release();
	await waitUntilUsable(page);
	assert.ok(await checkout.saved('4242').isChecked(), 'it stays chosen');
	await fillForm(checkout, newEmail());
	const sent = requestsTo(page, /\/wc\/store\/v1\/checkout/);
	const value = await checkout.saved('4242').inputValue();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const { payment_data: data } = sent[0].postDataJSON();
	// Only the value is compared, because each payment method chooses the key of the entry.
	assert.ok(
		data.some((datum) => `saved-${datum.value}` === value),
		'its token pays',
	);
});

test(
	'a method whose script declares no dependencies finds its settings, and pays',
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		const email = newEmail();
		await fillForm(checkout, email);
		await waitUntilUsable(page);
		await checkout.method('Bare method').check();
		await checkout.payment.group.getByText('It has found its settings.').waitFor();
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.deepEqual(
			(await ordersOf(shop, email)).map(({ method }) => method),
			['test_bare'],
		);
	},
);

test(
	'icons that a method names only are images of WooCommerce',
	{ tag: ['@woocommerce'] },
	async ({ page, shop, expectError }) => {
		await serveGateways(page, expectError);
		await page.route('**/test-gateways/test-method.js*', (route) =>
			route.fulfill({
				contentType: 'text/javascript',
				body: `window.wc.wcBlocksRegistry.registerPaymentMethod({
					name: '${TEST_METHOD}',
					label: 'Card',
					ariaLabel: 'Card',
					content: null,
					edit: null,
					canMakePayment: () => true,
					icons: ['visa', { id: 'mastercard', src: null, alt: '' }, 'no-such-card'],
				});`,
			}),
		);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		const checkout = checkoutScreen(page);
		// Its icons belong to its name once they are there.
		await checkout.payment.group.getByRole('radio', { name: /^Card/ }).waitFor();
		const images = checkout.payment.group
			.locator('.wc-block-components-radio-control__option', { hasText: 'Card' })
			.getByRole('img');
		// Each has arrived: a picture that is missing has no width.
		await eventually(
			'icons',
			() =>
				images.evaluateAll((found) =>
					found.map(({ alt, naturalWidth }) => `${alt} ${naturalWidth > 0}`).join(),
				),
			'Visa true,Mastercard true',
		);
	},
);
