/** Tests addresses that are rare: of a country that is not sold to, half typed, none at all, and hidden in parts. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { ADA, fillAddress, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { FILLERS, autofill } from '../support/autofill.mjs';
import { changeCart, fillCart, readCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['no-location', 'odd-addresses'].map((name) =>
			fileURLToPath(new URL(`../shops/${name}.php`, import.meta.url)),
		),
	},
});

const { 'Last name': lastName, ...WITHOUT_LAST_NAME } = ADA;

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

test(
	'a postcode is not wrong while it is typed, and goes to the shop as its country writes it',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const { shipping, problems } = await openCheckout(page);
		const postcode = shipping.group.locator('[autocomplete="shipping postal-code"]');
		/** Reads the shop's address once the push is answered: a request beside it could write the old session back. */
		const storedAfter = async (act) => {
			const answer = page.waitForResponse(/\/wc\/store\/v1\/batch/);
			await act();
			await answer;
			const { shipping_address: address } = await readCart(page, shop);
			return [address.country, address.postcode];
		};
		const live = (country, state) => () => {
			const address = { country, 'address-level1': state, 'address-level2': 'Central' };
			return autofill(page, 'shipping', address, FILLERS.Firefox);
		};
		const typed = (text) => async () => {
			await postcode.fill(text);
			await postcode.blur();
		};
		assert.deepEqual(await storedAfter(live('KE', 'KE30')), ['KE', '']);
		await postcode.pressSequentially('001');
		assert.equal(await problems.count(), 0);
		assert.deepEqual(await storedAfter(typed('00100')), ['KE', '00100']);

		// Hong Kong's may be anything, or nothing: the shop stores each.
		await storedAfter(live('HK', 'HONG KONG'));
		for (const text of ['9', '999077']) {
			assert.deepEqual(await storedAfter(typed(text)), ['HK', text]);
			await expectValue(postcode, text);
		}
		await shipping.field('Country/Region').selectOption('AE');
		await eventually('the Emirates have none', () => postcode.count(), 0);
		assert.equal(await problems.count(), 0);
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
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.deepEqual([order.billing.country, order.billing.postcode], ['US', '94105']);
});

test('pickup is billed to another country', { tag: '@full' }, async ({ page, shop }) => {
	const email = newEmail();
	await fillCart(page, shop, { 'P-003': 1 });
	const { collect, ...checkout } = await openCheckout(page);
	await collect.check();
	const address = {
		'given-name': 'Ada',
		'family-name': lastName,
		country: 'GB',
		'address-line1': '1 St James’s Square',
		'address-level2': 'London',
		'postal-code': 'SW1Y 4JH',
		email,
	};
	await autofill(page, 'billing', address, FILLERS['Safari and iOS']);
	await checkout.method('Cash on delivery').check();
	await checkout.place.click();
	await waitUntilOrdered(page);
	const [order] = await ordersOf(shop, email);
	assert.deepEqual(
		[order.billing.country, order.billing.state, order.billing.postcode],
		['GB', '', 'SW1Y 4JH'],
	);
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
		await checkout.place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		assert.deepEqual([order.shipping.first_name, order.shipping.last_name], ['Ada', '']);
	},
);
