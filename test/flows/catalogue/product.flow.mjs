/** Tests a product page with variations. */
import assert from 'node:assert/strict';
import { productForm } from '../screens/product-form.mjs';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

const HOODIE = '/product/club-hoodie/';

const details = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ name, quantity, variation }) => [
		name,
		quantity,
		...variation.map(({ value }) => value),
	]);

test('a variation is chosen and added', { tag: '@demo' }, async ({ page, shop }) => {
	await page.goto(HOODIE);
	const { form, quantity, button, viewCart, choose, hydrate } = productForm(page);
	await form.getByText('$40.00 – $47.00').waitFor();
	await hydrate();
	await choose('Blue', 'Large');
	await form.getByText('$47.00', { exact: true }).waitFor();
	await page.getByText('V-001-BLUE-L').waitFor();
	await quantity.fill('2');
	await button.click();
	await viewCart.waitFor();
	assert.deepEqual(await details(page, shop), [['Club Hoodie', 2, 'Blue', 'Large']]);
});

test(
	'a colour is chosen by the keyboard, and choices are taken back',
	{ tag: '@demo' },
	async ({ page }) => {
		await page.goto(HOODIE);
		const { form, color, size, clear, hydrate } = productForm(page);
		await hydrate();
		await color('Black').focus();
		await page.keyboard.press('ArrowRight');
		assert.ok(await color('Blue').isChecked());
		await page.keyboard.press('Tab');
		await size.selectOption({ label: 'Small' });
		await form.getByText('$45.00', { exact: true }).waitFor();
		await clear.click();
		await form.getByText('$40.00 – $47.00').waitFor();
		assert.ok(!(await color('Blue').isChecked()));
		assert.ok(await color('Black').evaluate((radio) => radio === document.activeElement));
		assert.equal(await clear.count(), 0);
	},
);

test('a link to a variation opens with its choice', { tag: '@demo' }, async ({ page }) => {
	await page.goto(`${HOODIE}?attribute_pa_color=blue&attribute_pa_size=small`);
	const { form, color } = productForm(page);
	assert.ok(await color('Blue').isChecked());
	await form.getByText('$45.00', { exact: true }).waitFor();
});
