/** Tests a product page with variations. */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
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
	const { form, quantity, button, viewCart, choose, wake } = productForm(page);
	await form.getByText('$40.00 – $47.00').waitFor();
	await wake();
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
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto(HOODIE);
		const { form, color, size, clear, wake } = productForm(page);
		await wake();
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

test(
	'a variation out of stock is labelled so and cannot be added',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto(HOODIE);
		const { form, size, button, choose, wake } = productForm(page);
		await wake();
		await choose('Black', 'Small');
		await form.getByText('Out of stock').waitFor();
		assert.ok(await button.isDisabled());
		await size.selectOption({ label: 'Large' });
		assert.ok(await button.isEnabled());
	},
);

test(
	'a link to a variation opens with its choice',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto(`${HOODIE}?attribute_pa_color=blue&attribute_pa_size=small`);
		const { form, color } = productForm(page);
		assert.ok(await color('Blue').isChecked());
		await form.getByText('$45.00', { exact: true }).waitFor();
	},
);

test(
	'a quantity above the stock is refused by the browser',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop }) => {
		await page.goto(HOODIE);
		const { quantity, button, choose, wake } = productForm(page);
		await wake();
		await choose('Blue', 'Small');
		await quantity.fill('6');
		await button.click();
		assert.ok(await quantity.evaluate((input) => input.validity.rangeOverflow));
		assert.deepEqual(await details(page, shop), []);
	},
);

test(
	'a product that is not purchasable has no form',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto('/product/pour-over-cup/');
		await page.getByText('Out of stock').first().waitFor();
		assert.equal(await productForm(page).form.count(), 0);
	},
);

test('a picture opens large, and closes again', { tag: ['@demo', '@full'] }, async ({ page }) => {
	await page.goto(HOODIE);
	await page.getByRole('link', { name: 'Enlarge picture' }).click();
	await page.getByRole('dialog').getByRole('img', { name: 'Club Hoodie' }).waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('axe finds nothing on a product page', { tag: ['@demo', '@full'] }, async ({ page }) => {
	await page.goto(HOODIE);
	await expectAccessible(page);
	const { choose, wake } = productForm(page);
	await wake();
	await choose('Black', 'Small');
	await expectAccessible(page);
});
