/** Tests the cart by plain HTML: without JavaScript, and where the scripts do not come. */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const CART_SCRIPT = /\/build\/cart\.js/;

/** What the shop has of a cart, in one line. */
const cartOf = async (page, shop) => {
	const { items, coupons } = await readCart(page, shop);
	return [
		...items.map(({ sku, quantity }) => `${quantity} × ${sku}`),
		...coupons.map(({ code }) => code),
	].join(', ');
};

/** Sends the form and waits for the page that it leads to. */
const send = async (page, press) => {
	const loaded = page.waitForEvent('load');
	await press();
	await loaded;
};

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('quantities, removal and undo', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1, 'P-008': 2 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const tee = cart.line('Plain Tee');
		const mug = cart.line('Camp Mug');
		assert.ok(await tee.less.isDisabled(), 'the least quantity');
		await mug.field.fill('4');
		await send(page, () => tee.more.click());
		assert.equal(await tee.field.inputValue(), '2');
		assert.equal(await mug.field.inputValue(), '4', 'what was typed is sent by any button');
		await send(page, () => tee.less.click());
		await mug.field.fill('٣');
		await send(page, () => mug.field.press('Enter'));
		assert.equal(await cartOf(page, shop), '1 × P-013, 3 × P-008');
		await mug.field.fill('many');
		await send(page, () => page.getByRole('button', { name: 'Update cart' }).click());
		await expectText(cart.notices.first().locator('p'), 'Please enter a number.');
		await send(page, () => mug.remove.click());
		assert.equal(await mug.row.count(), 0);
		await send(page, () => tee.more.click());
		await send(page, () => tee.remove.click());
		await cart.empty.waitFor();
		await send(page, () => page.getByRole('button', { name: 'Undo' }).click());
		assert.equal(await cartOf(page, shop), '2 × P-013');
		assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
		await page.reload();
		assert.equal(await cartOf(page, shop), '2 × P-013', 'a reload repeats nothing');
	});

	test('coupon, rate and address', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		await page.getByText('Add a coupon').click();
		await page.getByRole('textbox', { name: 'Coupon code' }).fill('nonsense');
		await send(page, () => page.getByRole('textbox', { name: 'Coupon code' }).press('Enter'));
		assert.equal(await cart.notices.count(), 1);
		await page.getByText('Add a coupon').click();
		await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE10');
		await send(page, () => page.getByRole('button', { name: 'Apply' }).click());
		assert.match(await cartOf(page, shop), /save10/i);
		await send(page, () => page.getByRole('button', { name: /^Remove coupon/ }).click());
		assert.equal(await cartOf(page, shop), '1 × P-013');

		await cart.unfoldDelivery();
		await page.getByText('Change address').click();
		await page.getByLabel('Country').selectOption({ label: 'Canada' });
		await send(page, () =>
			page.locator('.storefront-estimate').getByRole('button', { name: 'Update' }).click(),
		);
		await cart.unfoldDelivery();
		await page.getByText('Change address').click();
		await page.getByLabel('Province').selectOption({ label: 'Quebec' });
		await page.getByLabel('City').fill('Québec');
		await page.getByLabel('Postal code').fill('G1A 0A2');
		await send(page, () => page.getByLabel('Postal code').press('Enter'));
		const { shipping_address: address } = await readCart(page, shop);
		assert.deepEqual(
			[address.country, address.state, address.city, address.postcode],
			['CA', 'QC', 'Québec', 'G1A 0A2'],
		);
	});

	test('another rate', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 3 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		await cart.unfoldDelivery();
		const chosen = async () =>
			(await readCart(page, shop)).shipping_rates[0].shipping_rates.findIndex(
				({ selected }) => selected,
			);
		const rates = page.locator('.storefront-shipping noscript').getByRole('radio');
		const next = (await chosen()) === 0 ? 1 : 0;
		await rates.nth(next).check();
		await send(page, () =>
			page.locator('.storefront-shipping').getByRole('button', { name: 'Update' }).last().click(),
		);
		assert.equal(await chosen(), next);
	});

	test('a post that nobody vouches for changes nothing, and keeps what was typed', async ({
		page,
		shop,
	}) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/cart/');
		const name = await cartScreen(page).line('Plain Tee').field.getAttribute('name');
		const form = {
			storefront_islands_cart: '1',
			update_cart: '1',
			[name]: '7',
			coupon_code: 'save10',
		};
		const answer = await page.request.post('/cart/', {
			headers: { origin: 'https://elsewhere.example' },
			form: { ...form, 'woocommerce-cart-nonce': 'dead' },
		});
		const html = await answer.text();
		assert.match(html, /Your session has expired/);
		assert.match(html, / value="7"/);
		assert.match(html, / value="save10"/);
		assert.equal(await cartOf(page, shop), '1 × P-013');
	});

	test('no button is shown that the form does not know', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1, 'P-008': 2 });
		await page.goto('/cart/');
		const buttons = await page.locator('.storefront-cart button:visible').all();
		for (const button of buttons) {
			assert.equal(await button.getAttribute('form'), 'storefront-cart-form');
		}
		assert.ok(buttons.length >= 6);
	});
});

test.describe('where the scripts do not come', () => {
	test('all that was pressed is sent once by the form', async ({ page, shop, expectError }) => {
		expectError(/cart\.js|ERR_FAILED|Failed to load/);
		await fillCart(page, shop, { 'P-013': 1, 'P-008': 1, 'P-048': 1 });
		await page.route(CART_SCRIPT, (route) => route.abort());
		const posts = [];
		page.on('request', (request) => {
			if (request.method() === 'POST') {
				posts.push(request.url());
			}
		});
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const back = page.waitForURL(/storefront_islands_removed/);
		await cart.line('Plain Tee').more.click();
		await cart.line('Camp Mug').remove.click();
		await cart.line('Belt Bag').remove.click();
		await back;
		await eventually('the cart of the shop', () => cartOf(page, shop), '2 × P-013');
		assert.equal(posts.length, 2, 'a post for each removal');
	});

	test('a fold is filled', { tag: '@full' }, async ({ page, shop, expectError }) => {
		expectError(/cart\.js|ERR_FAILED|Failed to load/);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.route(CART_SCRIPT, (route) => route.abort());
		await page.goto('/cart/');
		await page.getByText('Add a coupon').click();
		await page.getByRole('textbox', { name: 'Coupon code' }).fill('SAVE10');
		await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter');
		await eventually('the coupon', async () => /save10/i.test(await cartOf(page, shop)), true);
	});
});

test.describe('kept by the browser', () => {
	test.use({ javaScriptEnabled: false });

	test('a cart that Back shows still works', { tag: '@full' }, async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/cart/');
		await page.goto('/about-us/');
		await page.goBack();
		const { more } = cartScreen(page).line('Plain Tee');
		await send(page, () => more.click());
		assert.equal(await cartOf(page, shop), '2 × P-013');
	});
});
