/** Tests the bar with the product form's button on phones. */
import assert from 'node:assert/strict';
import { productForm } from '../screens/product-form.mjs';
import { eventually } from '../screens/wait.mjs';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

const HOODIE = '/product/club-hoodie/';

const lines = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`);

test(
	'on a phone the button stays in reach, and adds what is chosen',
	{ tag: ['@demo', '@390'] },
	async ({ page, shop }) => {
		await page.goto(HOODIE);
		const { button, bar, choose, color } = productForm(page);
		const add = bar.getByRole('button', { name: 'Add to cart' });
		await button.scrollIntoViewIfNeeded();
		await bar.waitFor({ state: 'hidden' });
		await choose('Blue', 'Large');
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await bar.waitFor();
		await add.click();
		await eventually('cart', () => lines(page, shop), ['1 × V-001-BLUE-L']);
		await bar.getByText('Added').waitFor();

		await page.goto(HOODIE);
		await bar.waitFor();
		await add.click();
		assert.ok(
			await color('Black').evaluate((radio) => radio.matches(':invalid')),
			'nothing is chosen yet',
		);
		await button.waitFor();
	},
);
