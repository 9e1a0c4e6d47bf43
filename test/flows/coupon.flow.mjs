/** Tests coupons: applied, refused beside the field, and removed. */
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

test(
	'an invalid coupon is explained beside the field, and the cart is unchanged',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(/Failed to load resource/);
		await fillCart(page, shop, { 'P-003': 1 });
		const cart = await openCart(page);
		const total = await cart.total.innerText();
		const { field, apply } = await openForm(cart);
		await field.fill('nothing-of-the-kind');
		await apply.click();
		const problem = cart.screen.locator('.storefront-coupon-form').getByRole('alert');
		await problem.waitFor();
		// The second alternative is the message of older WooCommerce versions.
		assert.match(
			await problem.innerText(),
			/^Coupon "nothing-of-the-kind" (cannot be applied because it does not exist\.|does not exist!)$/,
		);
		assert.equal(await field.getAttribute('aria-invalid'), 'true');
		assert.equal(await field.inputValue(), 'nothing-of-the-kind', 'what was typed can be mended');
		assert.equal(await cart.notices.count(), 0, 'said once, at its place');
		assert.equal(await cart.total.innerText(), total);

		await field.fill('save10');
		await problem.waitFor({ state: 'detached' });
		await field.press('Enter');
		await cart.screen.getByRole('button', { name: 'Remove coupon save10' }).waitFor();
	},
);
