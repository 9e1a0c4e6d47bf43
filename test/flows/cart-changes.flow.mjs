/** Tests changes of the cart on its page: a quantity, a removed line and its undo, a shipping rate. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { BATCH, hold, storeRequests } from './screens/network.mjs';
import { eventually, expectText, expectValue, stopClock } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Product without an upper limit, at 89.00. */
const TEE = { sku: 'P-013', name: 'Plain Tee' };

/** Delay between two clicks of a quick shopper, in milliseconds. */
const CLICK_PAUSE_MS = 100;

const quantityAtTheShop = async (page, shop) => (await readCart(page, shop)).items[0]?.quantity;

test('20 quick clicks result in the right quantity with at most 3 requests', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { [TEE.sku]: 1 });
	const cart = await openCart(page);
	const line = cart.line(TEE.name);
	const requests = storeRequests(page);
	await stopClock(page);
	for (let click = 0; click < 20; click += 1) {
		await line.more.click();
		await page.clock.runFor(CLICK_PAUSE_MS);
	}
	await page.clock.resume();
	await expectValue(line.field, '21');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 21);
	await expectText(cart.state, '');
	await expectText(line.total, '$1,869.00');
	assert.ok(requests.length <= 3, `sent ${requests.join(', ')}`);
	assert.equal(await line.field.inputValue(), '21');
});

const namesAtTheShop = async (page, shop) =>
	(await readCart(page, shop)).items.map(({ sku }) => sku);

const focusedText = (page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('a removed line disappears immediately and Undo restores it', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-008': 1 });
	const cart = await openCart(page);
	const shopIsSlow = await hold(page, BATCH);
	await cart.line('Espresso Cup').remove.click();
	await cart.screen.getByText('Removed “Espresso Cup”.').waitFor();
	assert.equal(await cart.line('Espresso Cup').row.count(), 0);
	assert.equal(await cart.amount('Subtotal').innerText(), '$20.50');
	await eventually('focus', () => focusedText(page), 'Undo');
	await shopIsSlow.release();
	await eventually('items at the shop', () => namesAtTheShop(page, shop), ['P-008']);
	await expectText(cart.state, '');

	await cart.undo.click();
	await expectValue(cart.line('Espresso Cup').field, '2');
	await eventually('items at the shop', async () => (await namesAtTheShop(page, shop)).toSorted(), [
		'P-003',
		'P-008',
	]);
	await expectText(cart.amount('Subtotal'), '$112.50');
	assert.equal(await cart.undo.count(), 0);
});

const selectedAtTheShop = async (page, shop) =>
	(await readCart(page, shop)).shipping_rates
		.flatMap((pack) => pack.shipping_rates)
		.filter(({ selected }) => selected)
		.map(({ method_id: method }) => method);

test('a shipping rate is selected immediately and confirmed', async ({ page, shop, width }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const cart = await openCart(page);
	await expectText(cart.amount('Shipping'), '$5.00');
	const shopIsSlow = await hold(page, BATCH);
	assert.equal(await cart.rate('Free shipping').isVisible(), width > 768);
	await cart.unfoldDelivery();
	await cart.rate('Free shipping').check();
	assert.equal(await cart.state.innerText(), 'Updating…');
	await shopIsSlow.release();
	await expectText(cart.amount('Shipping'), 'Free');
	await expectText(cart.total, '$55.20');
	await eventually('rate at the shop', () => selectedAtTheShop(page, shop), ['free_shipping']);
});
