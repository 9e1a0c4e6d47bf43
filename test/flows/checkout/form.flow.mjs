/**
 * Tests the checkout form: its fields, messages and kept values; with the keyboard, before hydration, and without
 * scripts.
 */
import assert from 'node:assert/strict';
import {
	ADA,
	checkoutScreen,
	fillAddress,
	fillForm,
	openCheckout,
	waitUntilOrdered,
	waitUntilUsable,
	orderBy,
} from '../screens/checkout.mjs';
import { BATCH, hold, requestsTo } from '../screens/network.mjs';
import { eventually, expectValue, untilQuiet } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';

const CHECKOUT_SCRIPT = /\/build\/checkout\.js/;

const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

test('missing values are reported once, at their fields, and the first one gets the focus', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	assert.equal(await checkout.problems.count(), 0, 'nothing is wrong before anything is done');
	await checkout.place.click();
	await checkout.contact.group.getByText('Enter your email address').waitFor();
	await eventually('the first field has the focus', () => hasFocus(checkout.email), true);
	assert.ok((await checkout.problems.count()) >= 5);
	await expectAccessible(page);
	await checkout.email.fill('ada@');
	await checkout.email.blur();
	await checkout.contact.group.getByText('Please enter a valid email address').waitFor();
	assert.equal(
		await checkout.contact.group.getByText('Enter your email address').count(),
		0,
		'one message for each field',
	);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.shipping.field('City').blur();
	await eventually('all is mended', () => checkout.problems.count(), 0);
	await orderBy(page, checkout, 'Cash on delivery');
	assert.equal((await ordersOf(shop, email)).length, 1);
});

/** Shipping addresses that these batch requests contain. */
const addressesSentBy = (requests) =>
	requests
		.flatMap((request) => request.postDataJSON().requests)
		.map(({ body }) => body.shipping_address ?? {});

test('cursor keys delay the push of an address', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await page.clock.install();
	const checkout = await openCheckout(page);
	const told = requestsTo(page, BATCH);
	await page.clock.pauseAt(Date.now() + 60_000);
	await checkout.shipping.field('City').pressSequentially('Sam');
	for (const key of ['ArrowLeft', 'Delete', 'n', 'End', 'Space']) {
		await page.clock.runFor(1400);
		await page.keyboard.press(key);
	}
	await page.clock.runFor(1400);
	assert.deepEqual(addressesSentBy(told), []);
	await page.clock.runFor(500);
	await eventually('once the keys rest', () => addressesSentBy(told), [{ city: 'San' }]);
});

test('input before hydration is not lost', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const scriptIsSlow = await hold(page, CHECKOUT_SCRIPT);
	await page.goto('/checkout/', { waitUntil: 'commit' });
	const checkout = checkoutScreen(page);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method('Cash on delivery').check();
	await checkout.email.fill('ada@');
	await checkout.shipping.field('Last name').focus();
	await scriptIsSlow.release();
	await waitUntilUsable(page);
	await expectValue(checkout.email, 'ada@');
	// Said without another touch: the field was left.
	await checkout.contact.group.getByText('Please enter a valid email address').waitFor();
	await checkout.email.fill(email);
	await checkout.shipping.field('Last name').focus();
	for (const [label, value] of Object.entries({ ...ADA, State: 'CA' })) {
		await expectValue(checkout.shipping.field(label), value);
	}
	assert.ok(await hasFocus(checkout.shipping.field('Last name')));
	await orderBy(page, checkout, 'Cash on delivery');
	const [order] = await ordersOf(shop, email);
	assert.equal(order.shipping.last_name, 'Lovelace');
});

test(
	'an order is placed with the keyboard alone',
	{ tag: ['@full', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		const email = newEmail();
		const tabTo = async (locator) => {
			for (let presses = 0; presses < 40 && !(await hasFocus(locator)); presses += 1) {
				await page.keyboard.press('Tab');
			}
			assert.ok(await hasFocus(locator), `${locator} can be reached`);
		};
		await tabTo(checkout.email);
		await page.keyboard.type(email);
		for (const label of ['First name', 'Last name', 'Address', 'City', 'ZIP Code']) {
			await tabTo(checkout.shipping.field(label));
			await page.keyboard.type(ADA[label]);
		}
		await tabTo(checkout.payment.group.getByRole('radio', { checked: true }));
		for (
			let presses = 0;
			presses < 5 && !(await checkout.method('Cash on delivery').isChecked());
			presses += 1
		) {
			await page.keyboard.press('ArrowDown');
		}
		await tabTo(checkout.place);
		await page.keyboard.press('Enter');
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).at(0)?.method, 'cod');
	},
);

testWithoutJavaScript(
	'without JavaScript a message says what is missing, and links to the cart',
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		const { summary, place } = checkoutScreen(page);
		assert.equal(await place.isVisible(), false, 'nothing is offered that would do nothing');
		await summary.getByText('Plain Tee').first().waitFor();
		await page
			.locator('.storefront-checkout__without-script')
			.getByRole('link', { name: 'Back to the cart' })
			.click();
		await page.waitForURL('**/cart/');
	},
);

test(
	'the number on the first picture of the summary is not cut off',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		const { summary } = checkoutScreen(page);
		const list = await summary.locator('.storefront-order__lines').boundingBox();
		const number = await summary.locator('.storefront-order-line__count').first().boundingBox();
		assert.ok(number.y > list.y - 1, 'it lies in the list, which scrolls');
	},
);

test('opening the page creates no order', { tag: '@full' }, async ({ page, shop }) => {
	const asked = [];
	page.on('request', (request) => {
		if (/\/wc\/store\/v1\/checkout/.test(request.url())) {
			asked.push(request.method());
		}
	});
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	await fillAddress(checkout.shipping, ADA);
	await untilQuiet(page);
	assert.deepEqual(asked, []);
});
