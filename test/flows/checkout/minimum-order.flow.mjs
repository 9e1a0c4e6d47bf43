/** Tests an order that the shop's own rule refuses: said at the press, before anything is sent. */
import assert from 'node:assert/strict';
import { orderBy } from '../screens/checkout.mjs';
import { sentOrders } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { changeCart, readCart } from '../support/cart.mjs';
import { ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';
import { fillAll } from './filled.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/minimum-order.php'],
	},
});

test(
	'a minimum order is said at the press, and the order is placed once it is met',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const { checkout, email } = await fillAll(page, shop);
		const sent = sentOrders(page);
		const minimum = checkout.screen.getByText('The minimum of an order is $100.');
		await checkout.place.click();
		await minimum.first().waitFor();
		await eventually('the button works', () => checkout.place.isEnabled(), true);
		assert.deepEqual([sent, await ordersOf(shop, email)], [[], []]);

		const [{ key }] = (await readCart(page, shop)).items;
		await changeCart(page, shop, 'update-item', { key, quantity: 2 });
		// As shoppers do who changed the cart in another tab.
		await page.reload();
		await orderBy(page, checkout, 'Cash on delivery');
		assert.equal(await minimum.count(), 0);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);
