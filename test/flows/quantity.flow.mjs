/** Tests changes of a quantity: with the stepper, by typing, within its limits, and faster than the shop responds. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { BATCH, hold, storeRequests } from './screens/network.mjs';
import { eventually, expectText, expectValue, stopClock } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Product without an upper limit, at 89.00. */
const TEE = { sku: 'P-013', name: 'Plain Tee' };
/** Product sold in groups of 6, from 6 to 24, at 18.50. */
const MUG = { sku: 'P-001', name: 'Harbour Mug' };

/** Delay between two clicks of a quick shopper, in milliseconds. */
const CLICK_PAUSE_MS = 100;

const quantityAtTheShop = async (page, shop) => (await readCart(page, shop)).items[0]?.quantity;

test(
	'a step shows immediately, the totals are confirmed later',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { [TEE.sku]: 1 });
		const cart = await openCart(page);
		const line = cart.line(TEE.name);
		const shopIsSlow = await hold(page, BATCH);
		await expectText(cart.total, '$112.80');

		await line.more.click();
		assert.equal(await line.field.inputValue(), '2');
		assert.equal(await line.total.innerText(), '$178.00');
		assert.equal(await cart.amount('Subtotal').innerText(), '$178.00');
		assert.equal(await cart.state.innerText(), 'Updating…');
		assert.equal(
			await cart.summary.locator('.storefront-totals').getAttribute('aria-busy'),
			'true',
		);
		assert.equal(await cart.total.innerText(), '$112.80', 'the total waits for the shop');

		await shopIsSlow.release();
		await expectText(cart.total, '$219.60');
		await expectText(cart.state, '');
		assert.equal(await quantityAtTheShop(page, shop), 2);
	},
);

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

test('a typed quantity is applied on blur', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { [TEE.sku]: 1 });
	const { field, total } = (await openCart(page)).line(TEE.name);
	await field.fill('12');
	await field.press('Tab');
	await expectText(total, '$1,068.00');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 12);
});

test(
	'limits: steps of the multiple, no step beyond the limits, typed numbers corrected with the reason',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { [MUG.sku]: 6 });
		const { field, more, less, problem } = (await openCart(page)).line(MUG.name);
		assert.equal(await less.getAttribute('aria-disabled'), 'true');
		await more.click();
		await expectValue(field, '12');

		await field.fill('13');
		await field.press('Enter');
		await expectText(problem, 'You must purchase this product in groups of 6.');
		await expectValue(field, '12');

		await field.fill('100');
		await field.press('Enter');
		await expectText(problem, 'The maximum quantity is 24.');
		await expectValue(field, '24');
		assert.equal(await more.getAttribute('aria-disabled'), 'true');
		// Forced, because Playwright waits for enabled elements; a shopper may click anyway.
		await more.click({ force: true });
		await expectValue(field, '24');
		await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 24);

		await field.fill('two');
		await field.press('Enter');
		await expectText(problem, 'Please enter a whole number.');
		await expectValue(field, '24');
	},
);

test('an item sold individually has no stepper', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-002': 1 });
	await openCart(page);
	const { row, more } = cartScreen(page).line('Morning Mug');
	await row.getByText('Quantity: 1').waitFor();
	assert.equal(await more.count(), 0);
});
