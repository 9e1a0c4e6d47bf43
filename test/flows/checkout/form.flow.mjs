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
} from '../screens/checkout.mjs';
import { BATCH, hold, requestsTo } from '../screens/network.mjs';
import { eventually, expectText, expectValue, untilQuiet } from '../screens/wait.mjs';
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
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	assert.equal((await ordersOf(shop, email)).length, 1);
});

test(
	'only a field that was filled in and left is validated',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await checkout.shipping.field('Last name').focus();
		await page.keyboard.press('Tab');
		await checkout.email.fill('ada@');
		await page.keyboard.press('Tab');
		await checkout.screen.locator('[aria-invalid="true"]').first().waitFor();
		assert.equal(await checkout.screen.locator('[aria-invalid="true"]').count(), 1);
		await checkout.email.fill('ada@example.com');
		await eventually(
			'mended while it is typed',
			() => checkout.email.getAttribute('aria-invalid'),
			'false',
		);
	},
);

test(
	'leaving an address field updates the totals, and keeps the typed text',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await fillForm(checkout, newEmail());
		await checkout.shipping.field('Country/Region').selectOption({ label: 'Germany' });
		await checkout.shipping.group.getByLabel(/postcode|postal code/i).fill(' 10115 ');
		await page.keyboard.press('Tab');
		await expectText(checkout.total, '$112.80');
		await expectValue(checkout.shipping.group.getByLabel(/postcode|postal code/i), ' 10115 ');
	},
);

/** Shipping addresses that these batch requests contain. */
const addressesSentBy = (requests) =>
	requests
		.flatMap((request) => request.postDataJSON().requests)
		.map(({ body }) => body.shipping_address ?? {});

test(
	'input is not sent to the shop before the field loses the focus',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		const { field } = checkout.shipping;
		const told = requestsTo(page, BATCH);
		const shopIsSlow = await hold(page, BATCH);
		await field('First name').fill('Ada');
		await page.keyboard.press('Tab');
		await eventually('the name is on its way', () => told.length, 1);
		await field('Last name').pressSequentially('Lovelace');
		await field('City').pressSequentially('San');
		await shopIsSlow.release();
		await eventually('the other name follows', () => told.length, 2);
		assert.deepEqual(addressesSentBy(told), [{ first_name: 'Ada' }, { last_name: 'Lovelace' }]);
		await field('City').pressSequentially(' Francisco');
		await page.keyboard.press('Tab');
		await eventually('the city follows', () => told.length, 3);
		assert.deepEqual(addressesSentBy(told).at(-1), { city: 'San Francisco' });
	},
);

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

test(
	'a probable typing error in an e-mail is pointed out, and blocks nothing',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await checkout.email.fill('ada@gmial.com');
		await checkout.email.blur();
		await checkout.contact.group
			.getByRole('button', { name: 'Did you mean ada@gmail.com?' })
			.click();
		await expectValue(checkout.email, 'ada@gmail.com');
	},
);

test('input before hydration is not lost', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const scriptIsSlow = await hold(page, CHECKOUT_SCRIPT);
	await page.goto('/checkout/', { waitUntil: 'commit' });
	const checkout = checkoutScreen(page);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method('Cash on delivery').check();
	await checkout.shipping.field('Last name').focus();
	await scriptIsSlow.release();
	await waitUntilUsable(page);
	await expectValue(checkout.email, email);
	for (const [label, value] of Object.entries({ ...ADA, State: 'CA' })) {
		await expectValue(checkout.shipping.field(label), value);
	}
	assert.ok(await hasFocus(checkout.shipping.field('Last name')));
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.equal(order.shipping.last_name, 'Lovelace');
});

test(
	'values autofilled without events are ordered too',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Cash on delivery').check();
		await eventually(
			'what was typed is known to the shop',
			() => checkout.summary.locator('[aria-busy="true"]').count(),
			0,
		);
		// Sets the value without an event, as the autofill of some browsers does.
		await checkout.shipping.field('Last name').evaluate((input) => {
			Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(
				input,
				'Byron',
			);
		});
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.equal(order.shipping.last_name, 'Byron');
	},
);

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

test(
	'axe finds nothing, and the layout does not shift',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1, 'P-004': 2 });
		await page.addInitScript(() => {
			window.shift = 0;
			new PerformanceObserver((list) => {
				for (const { value, hadRecentInput } of list.getEntries()) {
					window.shift += hadRecentInput ? 0 : value;
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		const checkout = await openCheckout(page);
		await untilQuiet(page);
		const shift = await page.evaluate(() => window.shift);
		assert.ok(shift <= 0.01, `the page jumps by ${shift}`);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		assert.equal(overflow, 0, 'nothing is wider than the window');
		await expectAccessible(page);
		await checkout.place.click();
		await checkout.contact.group.getByText('Enter your email address').waitFor();
		await expectAccessible(page);
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

test('an empty cart has no checkout form', { tag: '@full' }, async ({ page }) => {
	await page.goto('/checkout/');
	await page.getByText('Your cart is empty').first().waitFor();
	assert.equal(await checkoutScreen(page).place.count(), 0);
});
