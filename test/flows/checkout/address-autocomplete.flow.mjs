/** Tests suggestions of addresses of a plugin that was written for WooCommerce's checkout block. */
import assert from 'node:assert/strict';
import { openCheckout } from '../screens/checkout.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { serveTestGateways } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/address-provider.php'],
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
