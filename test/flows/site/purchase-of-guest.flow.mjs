/** Tests the purchase summary: an order is shown to its buyer only. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { fillForm, openCheckout, orderBy } from '../screens/checkout.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { newEmail } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';

/** Places an order as a guest; resolves to its id and key. */
const orderAsGuest = async (page, shop, email) => {
	await fillCart(page, shop, { 'P-013': 2 });
	const checkout = await openCheckout(page);
	await fillForm(checkout, email);
	const id = await orderBy(page, checkout, 'Direct bank transfer');
	return { id, key: new URL(page.url()).searchParams.get('key') };
};

const heading = (page, name) => page.getByRole('heading', { name });

test('a purchase is shown to its buyer only', async ({ page, browser, shop, watchPage }) => {
	const path = await writePage(
		shop,
		'bought',
		'<!-- wp:storefront-islands/purchase-summary {"align":"wide","headingLevel":2} /-->',
	);
	const empty = await page.goto(path);
	assert.match(empty.headers()['cache-control'], /no-store/);
	await heading(page, 'No order to show').waitFor();
	assert.match(
		await page.getByRole('link', { name: 'Go to the shop' }).getAttribute('href'),
		/shop/,
	);

	const email = newEmail();
	const { id, key } = await orderAsGuest(page, shop, email);
	const summary = `${path}order-received/${id}/?key=${key}`;
	await page.goto(summary);
	await heading(page, 'Thank you, Ada').waitFor();
	for (const fact of [String(id), email, 'Direct bank transfer', 'Plain Tee × 2', 'IBAN']) {
		assert.ok(await page.getByText(fact, { exact: false }).first().isVisible(), fact);
	}
	await expectAccessible(page);
	await expectNoSideways(page);

	await page.goto(`${path}order-received/${id}/`);
	await heading(page, 'No order to show').waitFor();

	await shop.php('test/flows/support/old-order.php', { ORDER: String(id) });
	const stranger = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
	const other = await stranger.newPage();
	watchPage(other);
	try {
		await other.goto(summary);
		await heading(other, 'Is this your order?').waitFor();
		assert.equal(await other.getByText(email).count(), 0);
		await other.getByLabel('Email address').fill('eve@example.com');
		await other.getByRole('button', { name: 'Show my order' }).click();
		await other.getByRole('alert').waitFor();
		await other.getByLabel('Email address').fill(email.toUpperCase());
		await other.getByRole('button', { name: 'Show my order' }).click();
		await heading(other, 'Thank you, Ada').waitFor();
	} finally {
		await stranger.close();
	}
});
