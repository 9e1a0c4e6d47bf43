/** Tests an add from the product grid before and after hydration, and the drawer that shows it. */
import { miniCart } from '../flows/screens/mini-cart.mjs';
import { hold } from '../flows/screens/network.mjs';
import { eventually, expectText, expectValue } from '../flows/screens/wait.mjs';
import { readCart } from '../flows/support/cart.mjs';
import { test } from '../flows/support/test.mjs';

const SCRIPTS = /\/build\/(shared|add-to-cart)\.js/;

test('an add before hydration and one after it are in the drawer, which gives the focus back', async ({
	page,
	shop,
}) => {
	const scripts = await hold(page, SCRIPTS);
	const answer = await hold(page, /\/cart\/$/);
	await page.goto('/');
	const card = page.locator('.storefront-product-card').filter({ hasText: 'Belt Bag' }).first();
	const add = card.getByRole('button', { name: '“Belt Bag”' });
	const { badge, button, drawer, line } = miniCart(page);
	await add.press('Enter');
	await eventually('it waits', () => add.getAttribute('aria-busy'), 'true');
	await eventually('the scripts are awaited', () => scripts.count() > 0, true);
	await answer.release();
	await eventually('it waits no more', () => add.getAttribute('aria-busy'), null);
	await scripts.release();
	await expectText(badge, '1');
	await card.getByRole('link', { name: 'View cart' }).waitFor();

	await eventually('it waits no more', () => add.getAttribute('aria-busy'), null);
	await add.press('Enter');
	await expectText(badge, '2');

	await button.press('Enter');
	await expectValue(line('Belt Bag').field, '2');
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	await eventually('focus', () => button.evaluate((link) => link === document.activeElement), true);
	await eventually(
		'the shop has both',
		async () => (await readCart(page, shop)).items.map(({ sku, quantity }) => [sku, quantity]),
		[['P-048', 2]],
	);
});
