/** Tests gateways that were written for WooCommerce's checkout block, unchanged, on a real page. */
import assert from 'node:assert/strict';
import {
	checkoutScreen,
	fillForm,
	waitUntilOrdered,
	waitUntilUsable,
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

test(
	"a plugin's payment method is chosen, refuses, and pays",
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method(TEST_METHOD).check();
		await expectText(checkout.place, 'Pay with the test method');
		await checkout.payment.group.getByText('11280 USD').waitFor();
		const outcome = checkout.payment.group.getByLabel('Outcome');
		for (const [how, words] of [
			['error', 'The test method refuses.'],
			['fail', 'The test method failed.'],
			[
				'malformed',
				'Returned objects from event emitter observers must return an object with a type property',
			],
		]) {
			await outcome.selectOption(how);
			await checkout.place.click();
			await checkout.screen.getByText(words).first().waitFor();
			await expectText(checkout.place, 'Pay with the test method');
		}
		await outcome.selectOption('success');
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.deepEqual(
			(await ordersOf(shop, email)).map(({ method }) => method),
			['test_method'],
		);
	},
);

test(
	'a method that throws, one that is unavailable and a slow one do not affect the others',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		assert.equal(await checkout.method('Refused method').count(), 0);
		assert.equal(await checkout.method('Hidden by an extension').count(), 0);
		await checkout.method('Broken method').check();
		await checkout.method('Cash on delivery').check();
		// Its `canMakePayment` resolves to true after 7 seconds, when the wait has timed out.
		await checkout.method('Slow method').waitFor();
		assert.ok(await checkout.method('Cash on delivery').isChecked(), 'the choice is as it was');
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.place.click();
		await waitUntilOrdered(page);
	},
);

test(
	"a plugin's express method provides its addresses, beside one that throws",
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		const before = (await ordersOf(shop, 'ada@example.org')).length;
		await checkout.screen.getByRole('button', { name: 'Test express' }).click();
		await checkout.screen.getByRole('button', { name: 'Cancel the test' }).click();
		await checkout.screen.getByRole('button', { name: 'Test express' }).click();
		await checkout.screen.getByRole('button', { name: 'Confirm the test' }).click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, 'ada@example.org')).length, before + 1);
	},
);

test('no order is placed by a method whose content threw: the shopper is asked for another', async ({
	page,
	shop,
	expectError,
}) => {
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
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.deepEqual(
		(await ordersOf(shop, email)).map(({ method }) => method),
		['cod'],
	);
});

test(
	'an express method that throws in its window restores the form',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		const checkout = await openWithGateways(page, shop, expectError);
		const email = newEmail();
		await fillForm(checkout, email);
		await waitUntilUsable(page);
		await checkout.method('Cash on delivery').check();
		await checkout.screen.getByRole('button', { name: 'Test express' }).click();
		await checkout.screen.getByRole('button', { name: 'Break the test' }).click();
		await eventually(
			'cash is chosen again',
			() => checkout.method('Cash on delivery').isChecked(),
			true,
		);
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.deepEqual(
			(await ordersOf(shop, email)).map(({ method }) => method),
			['cod'],
		);
	},
);

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
		await checkout.method('Card').waitFor();
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
