/**
 * Tests a product form whose scripts have not come: an add that is made without them, and a tab that is closed. Requests are held by a server in front of the
 * shop: what Firefox's driver holds, or held before, never leaves a page that is closed.
 */
import { test } from '@playwright/test';
import { freePort } from '../../tools/start/port.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { fillCart, readCart } from '../flows/support/cart.mjs';
import { startFront } from '../flows/support/front.mjs';
import { SHOP_STARTS_WITHIN_MS } from '../flows/support/test.mjs';

let shop;
let front;
test.beforeAll(async () => {
	test.setTimeout(SHOP_STARTS_WITHIN_MS);
	const port = await freePort(0);
	shop = await startShop({ frontPort: port });
	front = await startFront(port, shop.origin);
});
test.afterAll(async () => {
	front.stop();
	await shop.stop();
});

test('what is pressed is in the cart before the scripts have come, once for each press', async ({
	page,
}) => {
	front.hold(/\/build\/(shared|add-to-cart)\.js/);
	await page.goto(shop.url);
	const add = page.getByRole('button', { name: '“Belt Bag”' }).first();
	const form = add.locator('xpath=ancestor::form');
	const quantities = async () => (await readCart(page, shop)).items.map(({ quantity }) => quantity);
	for (const quantity of [1, 2]) {
		await add.click();
		await eventually('it waits no more', () => add.getAttribute('aria-busy'), null);
		await form.locator('[data-state="added"]').waitFor();
		await eventually('cart', quantities, [quantity]);
	}
	front.release();
	await form.and(page.locator('[data-hydrated]')).waitFor();
	await eventually('cart', quantities, [2]);
});

// A script that is ended is ended by chance: five tabs, each of a new visitor, as a loaded script is not held again.
for (let tab = 1; tab <= 5; tab++) {
	test(`a click that waits for scripts is sent when tab ${tab} is closed`, async ({ page }) => {
		// The visitor has a session: reading the cart beside the add begins no other.
		await fillCart(page, shop, { 'P-003': 1 });
		front.hold(/\/build\/(shared|add-to-cart)\.js/);
		await page.goto(shop.url);
		await page.getByRole('button', { name: '“Belt Bag”' }).first().click();
		await eventually('the scripts are awaited', () => front.count() > 0, true);
		await page.close();
		front.release();
		await eventually('cart', async () => (await readCart(page, shop)).items.map(({ sku }) => sku), [
			'P-003',
			'P-048',
		]);
	});
}
