/** Tests a lost and restored connection: changes made meanwhile are kept, announced, and sent. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { FAILED_RESOURCE } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test(
	'a change made offline is kept, reported, and sent at once when online',
	{ tag: '@firefox' },
	async ({ page, context, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1, 'P-008': 1 });
		await page.clock.install();
		const cart = await openCart(page);
		const placeOnPage = () =>
			cart
				.line('Plain Tee')
				.row.evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
		const place = await placeOnPage();
		await context.setOffline(true);
		await cart.line('Plain Tee').more.click();
		await cart.line('Plain Tee').more.click();
		await cart.line('Camp Mug').remove.click();
		await cart.notices
			.getByText('You are offline. Your changes are kept and will be sent when you are back.')
			.waitFor();
		assert.equal(await placeOnPage(), place, 'nothing moves');
		await expectValue(cart.line('Plain Tee').field, '3');
		assert.equal(await cart.amount('Subtotal').innerText(), '$267.00');

		// No pause between two attempts ends while the clock stands still.
		await page.clock.pauseAt(Date.now() + 60_000);
		await context.setOffline(false);
		await eventually(
			'cart',
			async () =>
				(await readCart(page, shop)).items.map(({ sku, quantity }) => `${quantity} × ${sku}`),
			['3 × P-013'],
		);
		await page.clock.resume();
		await cart.notices.waitFor({ state: 'detached' });
		await expectText(cart.state, '');
		await expectText(cart.total, '$326.40');
	},
);
