/** Tests that the focused element, and the one about to be clicked, stay visible. */
import assert from 'node:assert/strict';
import { openCheckout } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';

test(
	'the focused element is never behind the bar at the lower edge',
	{ tag: '@390' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await checkout.email.focus();
		for (let tabs = 0; tabs < 60; tabs += 1) {
			const focused = page.locator(':focus');
			if (await checkout.place.evaluate((button) => button === document.activeElement)) {
				return;
			}
			const covered = await focused.evaluate((element) => {
				const bar = document.querySelector('.storefront-place-order');
				const { bottom } = element.getBoundingClientRect();
				return bottom > bar.getBoundingClientRect().top && !bar.contains(element);
			});
			assert.ok(!covered, `behind the bar: ${await focused.evaluate((e) => e.outerHTML)}`);
			await page.keyboard.press('Tab');
		}
		assert.fail('the button is not reached by Tab');
	},
);

test(
	'a field that becomes invalid on blur does not move the click target away from the pointer',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const { shipping } = await openCheckout(page);
		await shipping.field('ZIP Code').fill('ABC');
		await shipping.group.locator('summary').filter({ hasText: 'Phone' }).click();
		await shipping.field('Phone (optional)').waitFor({ state: 'visible' });
		await shipping.group.getByText('Please enter a valid ZIP code').first().waitFor();
	},
);
