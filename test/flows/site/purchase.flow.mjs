/** Tests the complete purchase summary on WooCommerce: downloads, what plugins print, and actions. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { logIn } from '../support/log-in.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/purchase.php'] } });

const CUSTOMER = { name: 'customer', password: 'password' };
const block = (attributes) =>
	`<!-- wp:storefront-islands/purchase-summary ${JSON.stringify(attributes)} /-->`;

const createOrders = async (shop) => JSON.parse(await shop.php('test/flows/support/purchased.php'));

test(
	'downloads, notes, what plugins print and every action of an order are there',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const path = await writePage(shop, 'received', block({ orderReceivedPage: true }));
		const { completed } = await createOrders(shop);
		assert.ok(completed.startsWith(`${shop.url}${path}order-received/`), completed);
		await logIn(page, CUSTOMER);
		await page.goto(completed);
		await page.getByRole('heading', { name: 'Thank you, Ada' }).waitFor();

		const files = page.getByRole('region', { name: 'Downloads' }).getByRole('listitem');
		assert.deepEqual(
			(await files.allInnerTexts()).map((text) =>
				text
					.replace(/ on .*/, '')
					.split('\n')
					.filter(Boolean),
			),
			[
				['Manual (PDF)', 'Knitting manual · 3 downloads left · Expires: Never'],
				['Samples (PDF)', 'Knitting manual · No downloads left'],
				['Pattern (PDF)', 'Knitting manual · expired'],
			],
		);
		assert.equal(await files.nth(1).getByRole('link').count(), 0);
		const download = await page.request.get(
			await files.first().getByRole('link').getAttribute('href'),
		);
		assert.equal(download.status(), 200);
		await page.reload();
		await files.first().getByText('2 downloads left').waitFor();

		for (const text of [
			'before_order_table of',
			'Row before the items',
			'Warranty for Knitting manual',
			'Read chapter 2 first.',
			'Row after the items',
			'Checked billing address',
			'after_order_table of',
			'Points earned: 12',
			'after_customer_details of',
		]) {
			assert.equal(await page.getByText(text).count(), 1, text);
		}
		assert.match(
			await page.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href'),
			/invoice=\d+/,
		);
		await expectAccessible(page, '.storefront-received');
		await expectNoSideways(page);

		await page.getByRole('link', { name: 'Order again' }).press('Enter');
		await page.waitForURL('**/cart/**');
		await page.getByText('Knitting manual').first().waitFor();
	},
);

test(
	'an unpaid order is cancelled by its buyer, without JavaScript, and says so',
	{ tag: '@woocommerce' },
	async ({ browser, shop, watchPage }) => {
		await writePage(shop, 'received', block({ orderReceivedPage: true }));
		const { pending } = await createOrders(shop);
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		watchPage(page);
		try {
			await page.goto(pending);
			await page.getByRole('heading', { name: 'Your order is not paid yet' }).waitFor();
			await page.getByRole('link', { name: 'Pay for this order' }).waitFor();
			await page.getByRole('link', { name: 'Cancel this order' }).click();
			await page.getByRole('heading', { name: 'Your order was cancelled' }).waitFor();
			assert.equal(await page.getByRole('link', { name: /Pay|Cancel/ }).count(), 0);
			assert.ok(page.url().startsWith(pending.split('?')[0]), page.url());
		} finally {
			await context.close();
		}
	},
);
