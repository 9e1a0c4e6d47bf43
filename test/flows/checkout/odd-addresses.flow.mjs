/** Tests addresses that are rare: of a country that is not sold to, none at all, and hidden in parts. */
import assert from 'node:assert/strict';
import { ADA, fillAddress, openCheckout, waitUntilOrdered, orderBy } from '../screens/checkout.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { changeCart, fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['no-location', 'odd-addresses'].map((name) => `test/flows/shops/${name}.php`),
	},
});

const WITHOUT_LAST_NAME = Object.fromEntries(
	Object.entries(ADA).filter(([label]) => label !== 'Last name'),
);

/** What this shop asks for in the United States. */
const american = (shop) => (shop.isWooCommerce ? WITHOUT_LAST_NAME : ADA);

test(
	'a saved country that is not sold to any more is shown, said to be wrong, and replaced',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const email = newEmail();
		await fillCart(page, shop, { 'P-013': 1 });
		const cuban = { country: 'CU', city: 'Havana', postcode: '10100', first_name: 'Ada' };
		await changeCart(page, shop, 'update-customer', {
			shipping_address: cuban,
			billing_address: cuban,
		});
		const { shipping, ...checkout } = await openCheckout(page);
		// WooCommerce 11 offers pickup, and that alone, in a country that nothing is sent to; 8.9 offers nothing.
		const ship = checkout.screen.getByRole('radio', { name: /^Ship/ });
		if ((await ship.count()) > 0) {
			await ship.check();
		}
		const country = shipping.field('Country/Region');
		const shown = await country.evaluate(({ selectedOptions: [option] }) => option.textContent);
		assert.equal(shown, 'Cuba');
		await checkout.email.fill(email);
		await checkout.place.click();
		await eventually('it is wrong', () => country.getAttribute('aria-invalid'), 'true');
		await country.selectOption('US');
		await fillAddress(shipping, american(shop));
		await checkout.method('Cash on delivery').check();
		// Shipping to a country that is sold to has another total, which no order is placed for before it is shown.
		await eventually('the total is worked out', checkout.isTotalBusy, 'false');
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.deepEqual([order.shipping.country, order.shipping.state], ['US', 'CA']);
	},
);

test('pickup is chosen before any address is known', async ({ page, shop }) => {
	const email = newEmail();
	await fillCart(page, shop, { 'P-003': 1 });
	const { billing, collect, ...checkout } = await openCheckout(page);
	await collect.check();
	await checkout.email.fill(email);
	await expectValue(billing.field('Country/Region'), '');
	await billing.field('Country/Region').selectOption('US');
	await fillAddress(billing, american(shop));
	// No order is placed for a total that is not shown yet.
	await eventually('the total is worked out', checkout.isTotalBusy, 'false');
	await orderBy(page, checkout, 'Cash on delivery');
	const [order] = await ordersOf(shop, email);
	assert.deepEqual([order.billing.country, order.billing.postcode], ['US', '94105']);
});

test(
	'a field that its country hides and requires is not asked for',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const email = newEmail();
		await fillCart(page, shop, { 'P-013': 1 });
		const { shipping, ...checkout } = await openCheckout(page);
		await shipping.field('Country/Region').selectOption('US');
		assert.equal(await shipping.field('Last name').count(), 0);
		await checkout.email.fill(email);
		await fillAddress(shipping, american(shop));
		await checkout.method('Cash on delivery').check();
		// No order is placed for a total that is not shown yet.
		await eventually('the total is worked out', checkout.isTotalBusy, 'false');
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.deepEqual([order.shipping.first_name, order.shipping.last_name], ['Ada', '']);
	},
);
