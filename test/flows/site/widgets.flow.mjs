/** Tests shop widgets as separate blocks: purchase summary, account links, notices. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered } from '../screens/checkout.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart, productBySku } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { newEmail } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';

const CUSTOMER = { name: 'customer', password: 'password' };

/** Places an order as a guest; resolves to its id and key. */
const orderAsGuest = async (page, shop, email) => {
	await fillCart(page, shop, { 'P-013': 2 });
	const checkout = await openCheckout(page);
	await fillForm(checkout, email);
	await checkout.method('Direct bank transfer').check();
	await checkout.place.click();
	const id = await waitUntilOrdered(page);
	return { id, key: new URL(page.url()).searchParams.get('key') };
};

const heading = (page, name) => page.getByRole('heading', { name });

test('a purchase is shown to its buyer only', async ({ page, browser, shop, width, watchPage }) => {
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
	assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);

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

test(
	'account links are the same HTML for all, and correct for each visitor',
	{ tag: '@demo' },
	async ({ page, shop, expectError }) => {
		expectError(/gravatar\.com/);
		const path = await writePage(
			shop,
			'account-links',
			'<!-- wp:storefront-islands/my-account /--><!-- wp:storefront-islands/my-account {"layout":"menu","label":"You"} /-->',
		);
		const linksOf = () => page.locator('.storefront-account a:visible').allInnerTexts();
		const htmlOf = () => page.locator('.storefront-account').first().innerHTML();
		await page.goto(path);
		assert.deepEqual(await linksOf(), ['Log in']);
		assert.match(
			await page.getByRole('link', { name: 'Log in' }).first().getAttribute('href'),
			/\/wp-login\.php$/,
		);
		await page.locator('summary', { hasText: 'You' }).click();
		assert.deepEqual(await linksOf(), ['Log in', 'Log in']);
		await expectAccessible(page);
		const html = await htmlOf();
		await logIn(page, CUSTOMER);
		await page.goto(path);
		assert.deepEqual(await linksOf(), ['Account details', 'Log out']);
		assert.equal(await htmlOf(), html);
	},
);

test('notices of the shop are shown once, and make the page private', async ({
	page,
	shop,
	width,
}) => {
	const path = await writePage(
		shop,
		'notices',
		'<!-- wp:storefront-islands/shop-notices /--><!-- wp:storefront-islands/mini-cart /-->',
	);
	const requests = [];
	page.on('request', (request) => requests.push(request.url()));
	await fillCart(page, shop, { 'P-002': 1 });
	const { id } = await productBySku(page, shop, 'P-002');
	const told = await page.goto(`${path}?add-to-cart=${id}`);
	assert.match(told.headers()['cache-control'], /no-store/);
	const notices = page.locator('.storefront-shop-notices .storefront-notice');
	await notices.getByText(/Morning Mug/).waitFor();
	assert.equal(await notices.count(), 1);
	assert.ok(!requests.some((url) => url.includes('shop-notices.js')), 'asleep');
	await expectAccessible(page);
	await notices.getByRole('button', { name: 'Dismiss this notice' }).click();
	await notices.waitFor({ state: 'detached' });

	const quiet = await page.goto(path);
	assert.doesNotMatch(quiet.headers()['cache-control'] ?? '', /no-store/);
	assert.equal(await notices.count(), 0);

	await page.locator('.wp-site-blocks .storefront-mini-cart').first().getByRole('link').click();
	await page.getByRole('dialog').waitFor();
	await page.evaluate(() => {
		const { createErrorNotice, createInfoNotice } = window.wp.data.dispatch('core/notices');
		createErrorNotice('Paid <b>twice</b>', { id: 'a', context: 'wc/checkout/payments' });
		createInfoNotice('Changed', { id: 'b', context: 'wc/cart', type: 'snackbar' });
	});
	await notices.getByText('Paid twice').waitFor();
	await page
		.locator('.storefront-shop-notices .storefront-snackbars')
		.getByText('Changed')
		.waitFor();
	assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
});

test(
	'beside the cart its notices are left to the cart',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		const path = await writePage(
			shop,
			'notices-cart',
			'<!-- wp:storefront-islands/shop-notices /--><!-- wp:storefront-islands/cart /-->',
		);
		await fillCart(page, shop, { 'P-002': 1 });
		const { id } = await productBySku(page, shop, 'P-002');
		await page.goto(`${path}?add-to-cart=${id}`);
		await page.locator('[data-island="cart"][data-awake]').waitFor();
		const message = await page.locator('.storefront-cart .storefront-notice p').innerText();
		assert.match(message, /Morning Mug/);
		assert.equal(
			await page.getByText(message, { exact: true }).filter({ visible: true }).count(),
			1,
		);
		assert.equal(await page.locator('.storefront-shop-notices .storefront-notice').count(), 0);
		assert.equal(await page.locator('.storefront-cart .storefront-notice').count(), 1);
	},
);
