/** Tests a coupon: applied and removed, and typed before any script has run. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { hold } from './screens/network.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { changeCart, fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const openForm = async (cart) => {
	await cart.screen.getByText('Add a coupon').click();
	return {
		field: cart.screen.getByLabel('Coupon code'),
		apply: cart.screen.getByRole('button', { name: 'Apply' }),
	};
};

test('a valid coupon takes off its amount, and can be removed', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	const cart = await openCart(page);
	const { field, apply } = await openForm(cart);
	await page.keyboard.type('  save10 ');
	await apply.click();
	const remove = cart.screen.getByRole('button', { name: 'Remove coupon save10' });
	await remove.waitFor();
	await expectText(cart.amount('Discount'), '-$9.20');
	await field.waitFor({ state: 'hidden' });
	await eventually(
		'focus',
		() => cart.screen.getByText('Add a coupon').evaluate((toggle) => toggle.matches(':focus')),
		true,
	);
	assert.deepEqual(
		(await readCart(page, shop)).coupons.map(({ code }) => code),
		['save10'],
	);

	await remove.click();
	await remove.waitFor({ state: 'detached' });
	await cart.amount('Discount').waitFor({ state: 'detached' });
	await expectText(cart.total, '$116.40');
});

test('a coupon that is typed before the cart is hydrated is applied', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	const scriptIsSlow = await hold(page, /\/build\/cart\.js/);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	await cart.screen.getByText('Add a coupon').focus();
	await page.keyboard.press('Enter');
	await page.keyboard.type('save10');
	await page.keyboard.press('Enter');
	await eventually('the script is on its way', () => scriptIsSlow.count() > 0, true);
	await scriptIsSlow.release();
	await expectText(cart.amount('Discount'), '-$9.20');
	assert.equal(new URL(page.url()).search, '', 'the form was not sent by the browser');
});

test('why the shop has removed a coupon is told until it is dismissed', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 11 });
	await changeCart(page, shop, 'apply-coupon', { code: 'bigspend' });
	const cart = await openCart(page);
	const { less } = cart.line('Espresso Cup');
	const notice = cart.screen.getByText(/["“]bigspend["”] coupon has been removed from your cart/);
	// The second answer no longer has the error.
	for (const total of ['$558.00', '$502.80']) {
		await less.click();
		await expectText(cart.total, total);
		await notice.waitFor();
	}
	await cart.screen.getByRole('button', { name: 'Dismiss this notice' }).click();
	await notice.waitFor({ state: 'detached' });
});
