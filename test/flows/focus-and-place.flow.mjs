/**
 * Tests focus and position: a control in use stays in its place, and when a control is removed the focus moves next to
 * it.
 */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Returns the accessible name or the text of the focused element. */
const focused = (page) =>
	page.evaluate(() => {
		const { activeElement } = document;
		return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
	});

const addButtons = (page) => page.getByRole('button', { name: /^Add to cart: / });

test('adding a cross-sell moves the focus to the next one, and is announced', async ({
	page,
	shop,
}) => {
	// With these items, the cart offers two more products.
	await fillCart(page, shop, { 'P-001': 1, 'P-003': 1 });
	const cart = await openCart(page);
	const names = async () =>
		await addButtons(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
	for (let offered = await names(); offered.length > 0; offered = await names()) {
		const [first, next] = offered;
		const name = first.replace('Add to cart: ', '');
		await addButtons(page).first().focus();
		await page.keyboard.press('Enter');
		await cart.line(name).row.waitFor();
		await eventually('focus', () => focused(page), next ?? name);
		await page
			.locator('[aria-live="polite"]')
			.filter({ hasText: `"${name}" was added to your cart.` })
			.waitFor({ state: 'attached' });
	}
});

/** Returns the position and size of a button in the viewport, rounded to pixels. */
const placeOf = (locator) =>
	locator.evaluate((button) => {
		const { left, top, width, height } = button.getBoundingClientRect();
		return [left, top, width, height].map(Math.round);
	});

/** Waits until all animations have ended, such as that of the drawer. */
const untilStill = (page) =>
	page.evaluate(async () => {
		await new Promise(window.requestAnimationFrame);
		await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
	});

/** Clicks repeatedly at the button's initial position, without following it. */
const clickInPlace = async (page, locator, times) => {
	await locator.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await locator.boundingBox();
	const before = await placeOf(locator);
	for (let click = 0; click < times; click += 1) {
		await page.mouse.click(x + width / 2, y + height / 2);
	}
	return before;
};

/** Amounts with long currency codes, without decimals, and with many digits. */
const LONG_SUMS = ['CHF 1,234,567.00', '1 234 567,00 kr.', '¥1,234,567', 'د.إ 12,345,678,901.00'];

const expectNoSumMoves = async (page, { more, total }, before) => {
	for (const direction of ['ltr', 'rtl']) {
		await page.evaluate((dir) => {
			document.documentElement.dir = dir;
		}, direction);
		await untilStill(page);
		const [left, , ...rest] = await placeOf(more);
		for (const sum of LONG_SUMS) {
			await total.evaluate((element, text) => {
				element.textContent = text;
			}, sum);
			const [, top] = before;
			assert.deepEqual(await placeOf(more), [left, top, ...rest], `${sum}, ${direction}`);
			const overflow = await total.evaluate(
				(element) => element.scrollWidth - element.parentElement.clientWidth,
			);
			assert.ok(overflow <= 1, `${sum} stands out by ${overflow}, ${direction}`);
		}
	}
};

test('twenty clicks on plus add twenty, also beyond $1,000', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 5, 'P-008': 1 });
	const cart = await openCart(page);
	const line = cart.line('Plain Tee');
	const before = await clickInPlace(page, line.more, 20);
	await expectValue(line.field, '25');
	await expectText(cart.state, '');
	await expectText(line.total, '$2,225.00');
	assert.deepEqual(await placeOf(line.more), before);
	await expectNoSumMoves(page, line, before);
});

test('twenty clicks on plus add twenty in the drawer', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 5, 'P-008': 1 });
	await page.goto('/');
	const { button, line } = miniCart(page);
	await button.click();
	const tee = line('Plain Tee');
	await tee.more.waitFor();
	await untilStill(page);
	const before = await clickInPlace(page, tee.more, 20);
	await expectValue(tee.field, '25');
	await expectText(tee.total, '$2,225.00');
	assert.deepEqual(await placeOf(tee.more), before);
	await expectNoSumMoves(page, tee, before);
});
