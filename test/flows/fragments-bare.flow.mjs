/** Tests WooCommerce's cart widget on a page without an island, where its own script was dequeued. */
import assert from 'node:assert/strict';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/bare-widget.php'] } });

test(
	'the widget is filled on a page without an island',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		await page.goto('/?bare-widget=1');
		assert.equal(await page.locator('[data-island]').count(), 0);
		assert.equal(await page.locator('script[src*="cart-fragments"]').count(), 0);
		await eventually(
			'the widget',
			async () =>
				(await page.locator('div.widget_shopping_cart_content').innerText()).includes(
					'Espresso Cup',
				),
			true,
		);
	},
);
