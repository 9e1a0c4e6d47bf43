/** Tests suggestions of addresses of a plugin that was written for WooCommerce's checkout block. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { serveTestGateways } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: [fileURLToPath(new URL('../shops/address-provider.php', import.meta.url))],
	},
});

/** Opens the checkout; the provider's script is on each of its pages. */
const openWithProvider = async (page, shop) => {
	await serveTestGateways(page);
	await fillCart(page, shop, { 'P-013': 1 });
	return openCheckout(page);
};

const optionsOf = (page) => page.getByRole('listbox', { name: 'Address suggestions' });
const texts = (page) => optionsOf(page).getByRole('option').allInnerTexts();

const BOTH = ['1 Market Street, San Francisco', '10 Oxford Street, London', '1 Broken Street'];

test('a suggestion fills the address, by keyboard', async ({ page, shop }) => {
	const checkout = await openWithProvider(page, shop);
	const { shipping } = checkout;
	const address = shipping.group.getByRole('combobox', { name: 'Address', exact: true });
	await address.focus();
	assert.equal(await address.getAttribute('aria-expanded'), 'false');
	await page.keyboard.type('st');
	assert.deepEqual(await page.evaluate(() => window.addressProbe.searches), []);
	await page.keyboard.type('re');
	await eventually('suggestions', () => texts(page), BOTH);
	assert.deepEqual(await page.evaluate(() => window.addressProbe.searches), [
		['str', 'US', 'shipping'],
		['stre', 'US', 'shipping'],
	]);
	assert.equal(await optionsOf(page).locator('strong').first().innerText(), 'Stre');
	assert.deepEqual(
		await address.evaluate((input) => [
			input.getAttribute('aria-expanded'),
			document.getElementById(input.getAttribute('aria-controls'))?.role,
			input.getAttribute('autocomplete'),
		]),
		['true', 'listbox', 'none'],
	);
	const branding = page.locator('.woocommerce-address-autocomplete-branding');
	assert.equal(await branding.innerText(), 'Powered by Probe');
	await expectAccessible(page, '#shipping-fields');

	const active = () =>
		address.evaluate(
			(input) =>
				document.getElementById(input.getAttribute('aria-activedescendant'))?.textContent ?? null,
		);
	await page.keyboard.press('ArrowUp');
	assert.equal(await active(), BOTH[2]);
	await page.keyboard.press('ArrowDown');
	assert.equal(await active(), BOTH[0]);
	await page.keyboard.press('Enter');
	await eventually('list', () => optionsOf(page).count(), 0);
	await expectValue(address, '1 Market Street');
	await expectValue(shipping.field('City'), 'San Francisco');
	await expectValue(shipping.field('State'), 'CA');
	await expectValue(shipping.field('ZIP Code'), '94105');
	assert.ok(await address.evaluate((input) => input === document.activeElement));
	await eventually(
		'address at the shop',
		async () => {
			const { shipping_address: known } = await readCart(page, shop);
			return [known.address_1, known.city, known.state, known.postcode];
		},
		['1 Market Street', 'San Francisco', 'CA', '94105'],
	);
});

test(
	'both addresses have suggestions, and the order gets them',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const checkout = await openWithProvider(page, shop);
		const email = newEmail();
		await checkout.email.fill(email);
		await checkout.shipping.field('First name').fill('Ada');
		await checkout.shipping.field('Last name').fill('Lovelace');
		await checkout.shipping.field('Address').pressSequentially('market');
		await optionsOf(page).getByText('Market').click();
		await checkout.sameForBilling.uncheck();
		await checkout.billing.field('Address').pressSequentially('broad');
		await eventually('suggestions', () => texts(page), ['1500 Broadway, New York & Co']);
		await optionsOf(page).getByRole('option').click();
		await expectValue(checkout.billing.field('City'), 'New York');
		await expectValue(checkout.billing.group.getByLabel(/^Apartment/), 'Floor 3');
		await checkout.method('Cash on delivery').check();
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.deepEqual(
			[order.shipping, order.billing].map(({ address_1: line, city, state, postcode, country }) =>
				[line, city, state, postcode, country].join(', '),
			),
			['1 Market Street, San Francisco, CA, 94105, US', '1500 Broadway, New York, NY, 10036, US'],
		);
	},
);

test(
	'answers to former texts and a service that fails change nothing',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const checkout = await openWithProvider(page, shop);
		const address = checkout.shipping.field('Address');
		const held = () => page.evaluate(() => window.addressProbe.held.length);
		await page.evaluate(() => {
			window.addressProbe.isHeld = true;
		});
		await address.pressSequentially('stre');
		await eventually('searches', held, 2);
		await page.evaluate(() => window.addressProbe.held[1]());
		await eventually('suggestions', () => texts(page), BOTH);
		await address.press('Escape');
		await eventually('list', () => optionsOf(page).count(), 0);
		await page.evaluate(() => window.addressProbe.held[0]());
		await page.evaluate(() => {
			window.addressProbe.isHeld = false;
		});
		assert.equal(await optionsOf(page).count(), 0);
		await address.press('e');
		await eventually('suggestions', () => texts(page), [
			'1 Market Street, San Francisco',
			'10 Oxford Street, London',
			'1 Broken Street',
		]);
		await optionsOf(page).getByText('Broken').click();
		await eventually('list', () => optionsOf(page).count(), 0);
		await expectValue(address, 'stree');

		// No provider for the country: a plain field again.
		await checkout.shipping.field('Country/Region').selectOption('CA');
		await eventually('role', () => address.getAttribute('role'), null);
		await address.pressSequentially('t');
		assert.equal(await optionsOf(page).count(), 0);
	},
);
