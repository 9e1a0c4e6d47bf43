/** Tests a cart that sleeps: its scripts run once the visitor is active, or the cart may have been changed elsewhere. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { openAsleep, running, wake } from './screens/wake.mjs';
import { changeCart, fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test('no script but boot and wake runs until the first press, which counts', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openAsleep(page, '/cart/');
	const cart = cartScreen(page);
	assert.deepEqual(await running(page), { scripts: ['boot', 'wake'], hasReact: false });
	const tee = cart.line('Plain Tee');
	await tee.more.click();
	await expectValue(tee.field, '2');
	await expectText(cart.state, '');
	await eventually(
		'quantity at the shop',
		async () => (await readCart(page, shop)).items[0].quantity,
		2,
	);
});

test('a change in another tab wakes it, and is shown', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openAsleep(page, '/cart/');
	const { field } = cartScreen(page).line('Plain Tee');
	await expectValue(field, '1');
	const other = await page.context().newPage();
	await (await openCart(other)).line('Plain Tee').more.click();
	await expectValue(field, '2');
});

test(
	'a coupon that the page itself has removed is told, and the cart is not read again',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 2 });
		await changeCart(page, shop, 'apply-coupon', { code: 'save10' });
		await openAsleep(page, '/cart/');
		await shop.php('test/flows/support/expire-coupon.php', { CODE: 'save10' });
		await openAsleep(page, '/cart/');
		const notice = cartScreen(page).screen.getByText(/coupon has been removed from your cart/);
		await notice.waitFor();
		const asked = [];
		page.on('request', (request) => asked.push(request.url()));
		await wake(page, 'cart');
		assert.deepEqual(
			asked.filter((url) => url.includes('/wc/store/')),
			[],
		);
		assert.equal(await notice.count(), 1);
	},
);
