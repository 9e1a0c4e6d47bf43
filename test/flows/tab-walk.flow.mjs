/** Walks each screen with Tab: the focus is visible, not covered, and never lost (docs/behaviour.md#announcements). */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { expandFilters, openCatalogue } from './screens/catalogue.mjs';
import { openCheckout } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { fillCart, productBySku } from './support/cart.mjs';
import { walkByTab } from './support/tab-walk.mjs';
import { test } from './support/test.mjs';

/** More lines than fit beside the totals. */
const SIX_LINES = { 'P-001': 6, 'P-002': 1, 'P-004': 2, 'P-013': 1, 'P-003': 1, 'V-001-BLUE-L': 1 };

/** Opens each screen at its state with the most stops. */
const SCREENS = {
	shop: async ({ page }) => {
		await openCatalogue(page);
		await expandFilters(page);
	},
	product: async ({ page, shop }) => {
		const { permalink } = await productBySku(page, shop, 'V-001-BLUE-L');
		await page.goto(new URL(permalink).pathname);
	},
	cart: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		await openCart(page);
	},
	drawer: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		await page.goto('/');
		const { button, drawer } = miniCart(page);
		await button.click();
		await drawer.locator('.storefront-line').first().waitFor();
	},
	checkout: async ({ page, shop }) => {
		await fillCart(page, shop, SIX_LINES);
		const { sameForBilling, addNote, place } = await openCheckout(page);
		await sameForBilling.uncheck();
		await addNote.check();
		await place.click();
		await page.getByText(/fields need your attention/).waitFor();
	},
};

/** Ways in which shoppers see a page. */
const LOOKS = {
	plain: () => Promise.resolve(),
	'with text at 200 %': (page) =>
		page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		}),
	'from right to left': (page) =>
		page.evaluate(() => {
			document.documentElement.dir = 'rtl';
		}),
	'in forced colors': (page) => page.emulateMedia({ forcedColors: 'active' }),
};

for (const [name, open] of Object.entries(SCREENS)) {
	for (const [look, dress] of Object.entries(LOOKS)) {
		const isEssential = look === 'plain' && name !== 'shop';
		test(
			`the focus is seen at every stop of the ${name}, ${look}`,
			// On WooCommerce the page of a product is its own.
			{ tag: [...(isEssential ? [] : ['@full']), ...(name === 'product' ? ['@demo'] : [])] },
			async ({ page, shop }) => {
				await page.emulateMedia({ reducedMotion: 'reduce' });
				await open({ page, shop });
				await dress(page);
				const { stops, findings } = await walkByTab(page);
				assert.deepEqual(findings, []);
				assert.ok(stops > 5, `${stops} stops`);
			},
		);
	}
}
