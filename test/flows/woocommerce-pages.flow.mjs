/** Tests WooCommerce's own pages next to the plugin's: an unpaid order, a received order, the account. */
import { fillButPayment } from './checkout/filled.mjs';
import assert from 'node:assert/strict';
import { orderBy } from './screens/checkout.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';
import { payUnpaidOrder } from './support/unpaid-order.mjs';
import { writePage } from './support/page.mjs';

test(
	'an unpaid order is paid where our checkout is placed',
	{ tag: '@woocommerce' },
	({ page, shop }) => payUnpaidOrder(page, shop),
);

test(
	'the order-received page is shown to its shopper only, and accessible',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const { checkout } = await fillButPayment(page, shop);
		const id = await orderBy(page, checkout, 'Direct bank transfer');
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
