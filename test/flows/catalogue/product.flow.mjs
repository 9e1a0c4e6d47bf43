/** Tests a product page with variations. */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

const HOODIE = '/product/club-hoodie/';

const form = (page) => page.locator('form.storefront-add-to-cart--page');

const choose = async (page, color, size) => {
	await form(page).getByLabel('Color').focus();
	await page.locator('form.storefront-add-to-cart--page[data-awake]').waitFor();
	await form(page).getByLabel('Color').selectOption(color);
	await form(page).getByLabel('Size').selectOption(size);
};

const details = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ name, quantity, variation }) => [
		name,
		quantity,
		...variation.map(({ value }) => value),
	]);

test('a variation is chosen and added', { tag: '@demo' }, async ({ page, shop }) => {
	await page.goto(HOODIE);
	await form(page).getByText('$40.00 – $47.00').waitFor();
	await choose(page, 'blue', 'large');
	await form(page).getByText('$47.00', { exact: true }).waitFor();
	await form(page).getByLabel('Quantity').fill('2');
	await form(page).getByRole('button').click();
	await form(page).getByRole('link', { name: 'View cart' }).waitFor();
	assert.deepEqual(await details(page, shop), [['Club Hoodie', 2, 'Blue', 'Large']]);
});

test(
	'a variation out of stock is labelled so and cannot be added',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto(HOODIE);
		await choose(page, 'black', 'small');
		await form(page).getByText('Out of stock').waitFor();
		assert.ok(await form(page).getByRole('button').isDisabled());
		await form(page).getByLabel('Size').selectOption('large');
		assert.ok(await form(page).getByRole('button').isEnabled());
	},
);

test(
	'a link to a variation opens with its choice',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto(`${HOODIE}?attribute_pa_color=blue&attribute_pa_size=small`);
		assert.equal(await form(page).getByLabel('Color').inputValue(), 'blue');
		await form(page).getByText('$45.00', { exact: true }).waitFor();
	},
);

test(
	'a quantity above the stock is refused by the browser',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop }) => {
		await page.goto(HOODIE);
		await choose(page, 'blue', 'small');
		await form(page).getByLabel('Quantity').fill('6');
		await form(page).getByRole('button').click();
		assert.ok(
			await form(page)
				.getByLabel('Quantity')
				.evaluate((input) => input.validity.rangeOverflow),
		);
		assert.deepEqual(await details(page, shop), []);
	},
);

test(
	'a product that is not purchasable has no form',
	{ tag: ['@demo', '@full'] },
	async ({ page }) => {
		await page.goto('/product/pour-over-cup/');
		await page.getByText('Out of stock').first().waitFor();
		assert.equal(await form(page).count(), 0);
	},
);

test('axe finds nothing on a product page', { tag: ['@demo', '@full'] }, async ({ page }) => {
	await page.goto(HOODIE);
	await expectAccessible(page);
	await choose(page, 'black', 'small');
	await expectAccessible(page);
});
