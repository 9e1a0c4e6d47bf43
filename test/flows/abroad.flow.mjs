/** Tests a right-to-left shop whose currency has no decimals. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { expectText } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: [fileURLToPath(new URL('shops/abroad.php', import.meta.url))] },
});

const startOf = async (locator) => (await locator.boundingBox()).x;

const expectNoOverflow = async (page) => {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	assert.equal(overflow, 0, 'nothing is wider than the window');
};

test('the cart is mirrored in right-to-left and shows whole yen', async ({ page, shop, width }) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-003': 2 });
	const cart = await openCart(page);
	assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
	const line = cart.line('Espresso Cup');
	assert.ok((await startOf(line.more)) < (await startOf(line.less)), 'plus stands left of minus');
	if (width >= 1000) {
		assert.ok(
			(await startOf(cart.summary)) < (await startOf(line.row)),
			'totals stand at the left',
		);
	}
	await expectText(line.total, '¥92');
	await line.more.click();
	await expectText(line.total, '¥138');
	await expectText(cart.amount('Subtotal'), '¥227');
	await expectText(cart.total, '¥279');
	await expectNoOverflow(page);
	await expectAccessible(page);
});

test('the drawer opens from the left in right-to-left', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2 });
	await page.goto('/');
	const { button, drawer, subtotal } = miniCart(page);
	await button.click();
	await expectText(subtotal, '¥92');
	await drawer.evaluate((element) =>
		Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(
			() => undefined,
		),
	);
	assert.equal(await startOf(drawer), 0);
	await expectNoOverflow(page);
	await expectAccessible(page);
});
