/** Tests links with a coupon, as in a newsletter: applied, kept until the cart qualifies, or refused. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Wrong codes that a visitor may try within ten minutes (Orders\Limits\CouponLimiter). */
const WRONG_CODES = 10;

const codes = async (page, shop) => (await readCart(page, shop)).coupons.map(({ code }) => code);

test.describe('a link with a coupon', { tag: '@woocommerce' }, () => {
	test('applies it, and leads to the page without it', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 2 });
		await page.goto('/cart/?coupon=SAVE10&utm_source=letter');
		const { pathname, search } = new URL(page.url());
		assert.equal(pathname + search, '/cart/?utm_source=letter');
		await page.getByText('Coupon code applied successfully.').first().waitFor();
		assert.deepEqual(await codes(page, shop), ['save10']);
		await page.goto('/cart/?coupon=SAVE10');
		assert.deepEqual(await codes(page, shop), ['save10']);
	});

	test('keeps it for an empty cart, and applies it with the first product that qualifies', async ({
		page,
		shop,
	}) => {
		await page.goto('/cart/?coupon=fiver');
		await page
			.getByText(
				'The coupon “fiver” is kept for you and is applied as soon as your cart qualifies.',
			)
			.first()
			.waitFor();
		await page.goto('/shop/');
		await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
		await eventually('coupons', () => codes(page, shop), ['fiver']);
	});

	test('keeps it while the cart is too small, says why, and does not bring it back once removed', async ({
		page,
		shop,
	}) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/cart/?coupon=bigspend');
		await page
			.getByText(/is kept for you.*minimum spend/i)
			.first()
			.waitFor();
		assert.deepEqual(await codes(page, shop), []);
		const cart = await openCart(page);
		await cart.line('Plain Tee').field.fill('6');
		await cart.line('Plain Tee').field.press('Tab');
		const remove = cart.screen.getByRole('button', { name: 'Remove coupon bigspend' });
		await remove.waitFor();
		await remove.click();
		await remove.waitFor({ state: 'detached' });
		await cart.line('Plain Tee').more.click();
		await eventually('quantity', async () => (await readCart(page, shop)).items[0].quantity, 7);
		assert.deepEqual(await codes(page, shop), []);
	});

	test('refuses one that does not exist, and takes no markup from it', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto(`/cart/?coupon=${encodeURIComponent('<img src=x onerror=alert(1)>none')}`);
		await page
			.getByText(/Coupon .* does not exist/)
			.first()
			.waitFor();
		assert.equal(await page.locator('img[src="x"]').count(), 0);
		assert.deepEqual(await codes(page, shop), []);
	});

	test('takes none, not even a right one, after many wrong ones', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		for (let guess = 0; guess < WRONG_CODES; guess += 1) {
			await page.request.get(`/?coupon=guess-${guess}`, { maxRedirects: 0 });
		}
		await page.goto('/cart/?coupon=save10');
		await page
			.getByText(/Too many coupon codes were wrong/)
			.first()
			.waitFor();
		assert.deepEqual(await codes(page, shop), []);
	});
});
