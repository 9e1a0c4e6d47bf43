/** Tests WooCommerce's own pages next to the plugin's: an unpaid order, a received order, the account. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from './screens/checkout.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';

test(
	'an unpaid order is paid where our checkout is placed',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const email = newEmail();
		const address = await shop.php('test/flows/support/unpaid-order.php', { EMAIL: email });
		await page.goto(address);
		assert.equal(await page.locator('[data-island="checkout"]').count(), 0);
		await page.getByRole('radio', { name: 'Cash on delivery' }).check();
		await page.locator('#terms').check();
		await page.getByRole('button', { name: 'Pay for order' }).click();
		await waitUntilOrdered(page);
		assert.deepEqual(
			(await ordersOf(shop, email)).map(({ method, status }) => [method, status]),
			[['cod', 'processing']],
		);
	},
);

test(
	'the order-received page is shown to its shopper only, and accessible',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await fillForm(checkout, newEmail());
		await checkout.method('Direct bank transfer').check();
		await checkout.place.click();
		const id = await waitUntilOrdered(page);
		await page.getByText('Plain Tee').first().waitFor();
		assert.ok((await page.locator('main').innerText()).includes(String(id)));
		await expectAccessible(page, 'header');
		await page.goto(page.url().replace(/key=.*/, 'key=another'));
		assert.equal(await page.getByText('Plain Tee').count(), 0, 'nobody else sees what was bought');
	},
);

test(
	'account links lead to the account page, the same HTML for all',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const path = await writePage(
			shop,
			'account-links',
			'<!-- wp:storefront-islands/my-account /-->',
		);
		const links = () => page.locator('.storefront-account a:visible');
		const html = () => page.locator('.storefront-account').first().innerHTML();
		await page.goto(path);
		assert.deepEqual(await links().allInnerTexts(), ['Log in']);
		assert.match(await links().first().getAttribute('href'), /\/my-account\/$/);
		await expectAccessible(page, '.storefront-account');
		const before = await html();
		await logIn(page, { name: 'customer', password: 'password' });
		await page.goto(path);
		assert.ok((await links().allInnerTexts()).includes('Orders'));
		assert.equal(await html(), before);
		await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
		await page.waitForURL('**/my-account/orders/');
	},
);
