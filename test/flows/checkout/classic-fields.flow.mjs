/** Tests a checkout whose fields a theme changes by the filters of WooCommerce's classic checkout. */
import assert from 'node:assert/strict';
import { openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { eventually } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/classic-fields.php'] } });

const ADDRESS = {
	'First name': 'Ada',
	'Last name': 'Lovelace',
	Address: '29th Street',
	'ZIP Code': '94110',
};

test(
	'added fields are asked for and stored, removed ones are gone, required ones required',
	{ tag: '@woocommerce' },
	async ({ page, shop, expectError }) => {
		expectError(/400 \(Bad Request\)/);
		await fillCart(page, shop, { 'P-013': 1 });
		const { screen, notices, method, terms, summary, amount } = await openCheckout(page);
		const email = newEmail();
		await screen.getByLabel('Email address').fill(email);
		const address = screen.getByRole('group', { name: 'Shipping address' });
		for (const [label, value] of Object.entries(ADDRESS)) {
			await address.getByLabel(label, { exact: true }).fill(value);
		}
		for (const removed of ['Company', 'City']) {
			assert.equal(await address.getByText(removed).count(), 0, removed);
		}
		await method('Pay the driver').check();
		await terms.check();
		const place = screen.getByRole('button', { name: 'Buy & pay' });
		await place.click();
		await address.getByText('Enter your house number').waitFor();
		await address.getByLabel('House number').fill('60');
		await place.click();
		await eventually(
			'notices',
			async () => (await notices.allInnerTexts()).map((text) => text.split('\n')[0]),
			['Billing VAT number is a required field.'],
		);
		const vat = screen.getByLabel('VAT number');
		assert.match(await vat.ariaSnapshot(), /invalid/, 'said at the field, too');
		await expectAccessible(page, '[data-island="checkout"]');
		// The cart was read anew.
		await summary.getByText('Plain Tee packed').waitFor();
		const total = (await amount('Total').innerText()).replace(/\D/g, '');
		assert.equal(await amount('Packing').innerText(), '$2.00');
		await vat.fill('SI 1');
		await screen.getByLabel('Delivery slot').selectOption('Morning');
		await place.click();
		await waitUntilOrdered(page);
		const [order] = await ordersOf(shop, email);
		const meta = JSON.parse(
			await shop.php('test/flows/support/order-meta.php', { ORDER: String(order.id) }),
		);
		assert.deepEqual([meta['_billing_vat'], meta.slot, order.total], ['SI 1', 'am', total]);
	},
);
