/** Tests that nothing moves for visitors who prefer reduced motion. */
import assert from 'node:assert/strict';
import { miniCart } from './screens/mini-cart.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Number of animations of the page whose duration is noticeable. */
const runningAnimations = (page) =>
	page.evaluate(
		() =>
			document
				.getAnimations()
				.filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1).length,
	);

test('the drawer opens without animation', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const { button, drawer } = miniCart(page);
	await button.click();
	await drawer.waitFor();
	assert.equal(await runningAnimations(page), 0);
});
