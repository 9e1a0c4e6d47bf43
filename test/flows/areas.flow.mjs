/**
 * Tests the content areas of cart and checkout: the content that a merchant puts there appears exactly once and keeps
 * its state across all view states.
 */
import assert from 'node:assert/strict';
import { withAreas } from '../support/areas.mjs';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { checkoutScreen, fillForm, waitUntilUsable, orderBy } from './screens/checkout.mjs';
import { storeRequests } from './screens/network.mjs';
import { searchFields } from './screens/search.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { newEmail } from './support/orders.mjs';
import { writePage } from './support/page.mjs';

const html = (markup) => `<!-- wp:html -->${markup}<!-- /wp:html -->`;
const field = (label) => html(`<p><label>${label} <input></label></p>`);
const words = (text) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
const SEARCH = '<!-- wp:search {"label":"Search the site","buttonText":"Find"} /-->';
const GRID = '<!-- wp:storefront-islands/product-grid {"perPage":2,"columns":2} /-->';

/** Iframe that counts its own loads. */
const FRAME = html(
	'<iframe title="Frame" width="200" height="40" srcdoc="Framed" onload="window.frameLoads = (window.frameLoads || 0) + 1"></iframe>',
);

const area = (page, place) => page.locator(`.storefront-area--${place}`);

/** Returns the names of the visible content areas, sorted, with duplicates. */
const shown = (page) =>
	// The terms are kept in the same way, but are no content area.
	page.locator('[data-area]:not([data-area="terms"])').evaluateAll((areas) =>
		areas
			.filter((element) => element.checkVisibility())
			.map(({ dataset }) => dataset.area)
			.toSorted(),
	);

const expectResults = (page, places) => eventually('areas', () => shown(page), places);

const addFirst = (within) =>
	within
		.getByRole('button', { name: /^Add to cart/ })
		.first()
		.click();

test(
	'content areas keep their state while the cart is emptied and filled',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const FILLED = ['above', 'below', 'below-proceed', 'beside-totals'];
		const path = await writePage(
			shop,
			'cart-with-areas',
			withAreas('cart', {
				above: words('Sent today if ordered by noon.') + field('Code') + FRAME,
				'beside-totals': words('30 days to send it back.') + field('Wish'),
				'below-proceed': words('Pay as you like.'),
				below: SEARCH,
				empty: words('Have a look at these:') + GRID,
			}),
		);
		await fillCart(page, shop, { 'P-003': 2 });
		await page.goto(path, { waitUntil: 'commit' });
		// May run before React has hydrated the island.
		await page.getByLabel('Wish').fill('typed early');
		await wakeCart(page);
		const cart = cartScreen(page);
		await expectResults(page, FILLED);
		assert.equal(await page.getByLabel('Wish').inputValue(), 'typed early');
		await eventually('loads of the frame', () => page.evaluate(() => window.frameLoads), 1);
		await expectAccessible(page, '.wp-block-storefront-islands-cart');

		await page.getByLabel('Code').fill('kept');
		await cart.line('Espresso Cup').remove.click();
		await cart.empty.waitFor();
		// The `above` area stays visible as long as the Undo notice is shown, because hiding it would move the notice.
		await expectResults(page, ['above', 'empty']);
		await cart.undo.click();
		await expectResults(page, FILLED);
		assert.equal(await page.getByLabel('Wish').inputValue(), 'typed early');
		assert.equal(await page.getByLabel('Code').inputValue(), 'kept');
		assert.equal(await page.evaluate(() => window.frameLoads), 1, 'the frame was never taken away');
		await expectText(cart.state, '');
	},
);

test(
	'forms in content areas of the checkout are separate from it, and its button places the order',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		const path = await writePage(
			shop,
			'checkout-with-areas',
			withAreas('checkout', {
				above: words('Questions? Call us.'),
				'beside-totals': words('Paid safely.'),
				'before-order': SEARCH + field('Gift card'),
				'below-order': words('Send it back within 30 days.'),
				below: words('All prices include tax.'),
				empty: GRID,
			}),
		);
		const FILLED = ['above', 'before-order', 'below-order', 'beside-totals', 'below'].toSorted();
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto(path);
		await waitUntilUsable(page);
		const checkout = checkoutScreen(page);
		await checkout.summary.locator('.storefront-order__details').evaluate((details) => {
			details.open = true;
		});
		await expectResults(page, FILLED);
		await expectAccessible(page, '.wp-block-storefront-islands-checkout');
		await fillForm(checkout, newEmail());
		await checkout.method('Cash on delivery').check();

		const asked = storeRequests(page);
		const gift = area(page, 'before-order').getByLabel('Gift card');
		await gift.fill('1234');
		await gift.press('Enter');
		assert.ok(!asked.includes('POST checkout'), 'Enter in a field of an area orders nothing');

		// Empties the cart through the `wc/store/cart` store, then adds a product from the `empty` area.
		const key = await page.evaluate(
			() => window.wp.data.select('wc/store/cart').getCartData().items[0].key,
		);
		await page.evaluate(
			(item) => void window.wp.data.dispatch('wc/store/cart').removeItemFromCart(item),
			key,
		);
		await expectResults(page, ['empty']);
		await addFirst(area(page, 'empty'));
		await expectResults(page, FILLED);
		assert.equal(await gift.inputValue(), '1234');

		await orderBy(page, checkout, 'Cash on delivery');

		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto(path);
		const search = searchFields(area(page, 'before-order'));
		await search.fill('mug');
		await search.press('Enter');
		await page.waitForURL(/\?s=mug/);
	},
);
