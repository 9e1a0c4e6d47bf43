/** Tests the cart by the keyboard alone: quantities, a removal that is undone, coupons. */
import { openCart } from '../flows/screens/cart-screen.mjs';
import { eventually, expectText, expectValue } from '../flows/screens/wait.mjs';
import { fillCart, readCart } from '../flows/support/cart.mjs';
import { test } from '../flows/support/test.mjs';
import { type } from './keys.mjs';

const CUP = 'Espresso Cup';

test('plus twice, remove, undo, a wrong coupon and a right one', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1, 'P-008': 1 });
	const atTheShop = async () =>
		(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`).sort();
	const cart = await openCart(page);
	const line = cart.line(CUP);
	await line.more.press('Enter');
	await line.more.press('Enter');
	await expectValue(line.field, '3');
	await expectText(line.total, '$138.00');
	await eventually('the shop knows three', atTheShop, ['1 × P-008', '3 × P-003']);

	await type(line.field, '2');
	await page.keyboard.press('Tab');
	await eventually('the shop knows two', atTheShop, ['1 × P-008', '2 × P-003']);

	await line.remove.press('Enter');
	await eventually('the shop knows none', atTheShop, ['1 × P-008']);
	await eventually(
		'focus',
		() => cart.undo.evaluate((undo) => undo === document.activeElement),
		true,
	);
	await page.keyboard.press('Enter');
	await expectValue(line.field, '2');
	await eventually('the shop has it again', atTheShop, ['1 × P-008', '2 × P-003']);

	await cart.screen.getByText('Add a coupon').press('Enter');
	const code = cart.screen.getByLabel('Coupon code');
	await type(code, 'none-such');
	await page.keyboard.press('Enter');
	const problem = cart.screen.locator('.storefront-coupon-form').getByRole('alert');
	await problem.waitFor();
	await type(code, 'save10');
	await problem.waitFor({ state: 'detached' });
	await page.keyboard.press('Enter');
	await cart.screen.getByRole('button', { name: 'Remove coupon save10' }).waitFor();
	await expectText(cart.amount('Discount'), '-$11.25');
	await expectText(cart.state, '');
});
