/** Tests a coupon: applied and removed. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
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
	await field.fill('  save10 ');
	await apply.click();
	const remove = cart.screen.getByRole('button', { name: 'Remove coupon save10' });
	await remove.waitFor();
	await expectText(cart.amount('Discount'), '-$9.20');
	await field.waitFor({ state: 'detached' });
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
