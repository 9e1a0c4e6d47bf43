/** Tests delivery in the cart: shipping rates, local pickup, and the address for an estimate. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { BATCH, hold } from './screens/network.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const selectedAtTheShop = async (page, shop) =>
	(await readCart(page, shop)).shipping_rates
		.flatMap((pack) => pack.shipping_rates)
		.filter(({ selected }) => selected)
		.map(({ method_id: method }) => method);

test('a shipping rate is selected immediately and confirmed', async ({ page, shop, width }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const cart = await openCart(page);
	await expectText(cart.amount('Shipping'), '$5.00');
	const shopIsSlow = await hold(page, BATCH);
	assert.equal(await cart.rate('Free shipping').isVisible(), width > 700);
	await cart.unfoldDelivery();
	await cart.rate('Free shipping').check();
	assert.equal(await cart.state.innerText(), 'Updating…');
	await shopIsSlow.release();
	await expectText(cart.amount('Shipping'), 'Free');
	await expectText(cart.total, '$55.20');
	await eventually('rate at the shop', () => selectedAtTheShop(page, shop), ['free_shipping']);
});

test('local pickup is selected', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const cart = await openCart(page);
	await cart.unfoldDelivery();
	await cart.rate('Pickup').check();
	await expectText(cart.amount('Shipping'), 'Free');
	await eventually('rate at the shop', () => selectedAtTheShop(page, shop), ['pickup_location']);
	assert.ok(await cart.screen.getByText('2 Market St').isVisible());
});

test(
	'an address for the shipping calculator is sent when a field loses the focus',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const cart = await openCart(page);
		await cart.unfoldDelivery();
		await cart.screen.getByText('Change address').click();
		await cart.screen.getByLabel('Country/Region').selectOption('DE');
		const postcode = cart.screen.getByLabel('Postal code');
		await postcode.fill(' 10115 ');
		await postcode.press('Tab');
		await eventually(
			'address at the shop',
			async () => {
				const { country, postcode: code } = (await readCart(page, shop)).shipping_address;
				return `${country} ${code}`;
			},
			'DE 10115',
		);
		await cart.screen.getByText(/^Shipping to .*Germany$/).waitFor();
		await cart.amount('Sales tax').waitFor({ state: 'detached' });
		assert.equal(await postcode.inputValue(), ' 10115 ', 'what is typed is left as it is');
	},
);
