/** Tests additional checkout fields of a plugin: rules that show and require them, their attributes, and refusals. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered, waitUntilUsable } from '../screens/checkout.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';
import { eventually, expectText, expectValue } from '../screens/wait.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/field-rules.php'],
	},
});

const CHECK = 'Check payments';

/** Fields of the plugin, by the ids of their inputs. */
const fieldsOf = ({ screen }) => ({
	business: screen.locator('#contact-acme-business'),
	vat: screen.locator('#contact-acme-vat'),
	entrance: screen.locator('#shipping-acme-entrance'),
	billingEntrance: screen.locator('#billing-acme-entrance'),
	landmark: screen.locator('#shipping-acme-landmark'),
	wrapping: screen.locator('#order-acme-wrapping'),
	reference: screen.locator('#order-acme-reference'),
	adult: screen.locator('#order-acme-adult'),
	label: (id) => screen.locator(`label[for="${id}"]`),
	error: (id) => screen.locator(`[id="validate-error-${id}"]`),
});

const shows = (what, locator, isShown) => eventually(what, () => locator.isVisible(), isShown);

/** Returns the ids and values of the controls in the server's HTML of the checkout. */
const printedControls = async (page) => {
	const html = await (await page.request.get('/checkout/')).text();
	return page.evaluate((text) => {
		const parsed = new window.DOMParser().parseFromString(text, 'text/html');
		const controls = parsed.querySelectorAll('[data-island="checkout"] :is(input, select)');
		return Object.fromEntries(Array.from(controls, ({ id, value }) => [id, value]));
	}, html);
};

test(
	'a rule that the browser does not know is evaluated by the shop',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		const fields = fieldsOf(checkout);
		await fillForm(checkout, newEmail());
		await shows('landmark', fields.landmark, false);
		await checkout.shipping.field('City').fill('Ada Village');
		await checkout.shipping.field('City').blur();
		await shows('landmark', fields.landmark, true);
		await page.reload();
		await waitUntilUsable(page);
		await shows('landmark', fields.landmark, true);
	},
);

test('the order asks for what the rules require, shows refusals at their fields, and holds the values', async ({
	page,
	shop,
	expectError,
}) => {
	// The refused order.
	expectError(/400/);
	await fillCart(page, shop, { 'P-013': 2 });
	const checkout = await openCheckout(page);
	const fields = fieldsOf(checkout);
	const email = newEmail();
	await fillForm(checkout, email);
	await checkout.method(CHECK).check();
	await fields.business.check();
	await fields.vat.fill('DE123456');
	await fields.business.uncheck();
	await shows('VAT number', fields.vat, false);

	assert.equal(await fields.reference.getAttribute('maxlength'), '8');
	assert.equal(await fields.reference.getAttribute('title'), 'On your invoice');
	assert.equal(await fields.reference.getAttribute('data-kind'), 'reference');
	assert.equal(await fields.reference.getAttribute('aria-label'), 'Reference for your invoice');
	assert.equal(await fields.wrapping.locator('option').first().textContent(), 'Choose a paper');

	await checkout.place.click();
	await expectText(fields.error('order_acme/adult'), 'We sell this to adults only.');
	await expectText(fields.error('order_acme/wrapping'), 'Please choose an answer for “Wrapping”');
	await expectAccessible(page);
	await fields.adult.check();
	await fields.wrapping.selectOption({ label: 'Stars & stripes' });
	await fields.reference.fill('bad');
	await checkout.place.click();
	await expectText(fields.error('order_acme/reference'), 'This reference is not known to us.');
	assert.deepEqual(await ordersOf(shop, email), []);

	await fields.reference.fill('ab-1');
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.deepEqual(order.fields, {
		'acme/adult': '1',
		'acme/reference': 'AB-1',
		'acme/wrapping': 'stars',
	});
});

test(
	'values stay after a reload, also where the device keeps nothing',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 2 });
		const checkout = await openCheckout(page);
		const fields = fieldsOf(checkout);
		await fillForm(checkout, newEmail());
		await checkout.shipping.field('Country/Region').selectOption({ label: 'Germany' });
		await fields.entrance.fill('B & C');
		const stored = page.waitForResponse(
			(response) =>
				/wc\/store\/v1\/(?:batch|checkout)/.test(response.url()) &&
				(response.request().postData() ?? '').includes('acme/wrapping'),
		);
		await fields.business.check();
		await fields.vat.fill('DE123456');
		await fields.wrapping.selectOption({ label: 'Plain' });
		await stored;
		await page.evaluate(() => window.localStorage.clear());
		const printed = await printedControls(page);
		assert.equal(printed['contact-acme-vat'], 'DE123456');
		assert.equal(printed['shipping-acme-entrance'], 'B & C');
		await page.reload();
		await waitUntilUsable(page);
		await expectValue(fields.vat, 'DE123456');
		await expectValue(fields.entrance, 'B & C');
		await expectValue(fields.wrapping, 'plain');
		assert.equal(await fields.business.isChecked(), true);
	},
);
