/**
 * Tests add-to-cart buttons of other plugins: an untouched mini-cart is notified only by the events that they dispatch
 * on the page.
 */
import { miniCart } from './screens/mini-cart.mjs';
import { expectText } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test(
	"an add by WooCommerce's own button shows the mini-cart",
	{ tag: '@1280' },
	async ({ page, shop }) => {
		await page.goto('/');
		await miniCart(page).button.waitFor({ state: 'hidden' });
		await fillCart(page, shop, { 'P-003': 2 });
		await page.evaluate(() => {
			const detail = { preserveCartData: true };
			document.body.dispatchEvent(
				new window.CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail }),
			);
		});
		await miniCart(page).button.waitFor();
		await expectText(miniCart(page).badge, '2');
	},
);

test('an add by a classic button shows the mini-cart', { tag: '@1280' }, async ({ page, shop }) => {
	await page.addInitScript(() => {
		const handlers = [];
		const collection = {
			on: (names, handler) => handlers.push([names, handler]),
			trigger: (name) =>
				handlers.filter(([names]) => names === name).forEach(([, handler]) => handler()),
		};
		window.jQuery = () => collection;
	});
	await page.goto('/');
	await miniCart(page).button.waitFor({ state: 'hidden' });
	await fillCart(page, shop, { 'P-003': 2 });
	await page.evaluate(() => window.jQuery(document.body).trigger('added_to_cart'));
	await miniCart(page).button.waitFor();
	await expectText(miniCart(page).badge, '2');
});
