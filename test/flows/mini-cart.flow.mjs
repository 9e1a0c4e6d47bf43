/** Tests the untouched mini-cart in the header: when it is shown, and which of several opens. */
import assert from 'node:assert/strict';
import { miniCart, watchFirstPaint } from './screens/mini-cart.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';

const shownAtFirstPaint = async (page) => {
	await page.waitForFunction(() => window.shownAtFirstPaint !== undefined);
	return page.evaluate(() => window.shownAtFirstPaint);
};

test('the mini-cart is shown by the cookie, without our scripts', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	await page.route(/\/build\/.*\.js/, (route) => route.abort());
	await watchFirstPaint(page);
	await page.goto('/');
	assert.equal(await miniCart(page).button.isVisible(), false);
	assert.equal(await shownAtFirstPaint(page), false);
	await fillCart(page, shop, { 'P-003': 1 });
	await page.goto('/');
	assert.equal(await miniCart(page).button.isVisible(), true);
	assert.equal(await shownAtFirstPaint(page), true);
	await miniCart(page).button.click();
	await page.waitForURL('**/cart/');
});

test('for visitors who prefer reduced motion the drawer opens without animation', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const { button, drawer } = miniCart(page);
	await button.click();
	await drawer.waitFor();
	const running = await page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1),
	);
	assert.equal(running.length, 0);
});

test(
	'of several mini-carts the first displayed one opens once something was added, and gives the focus back',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const opening = '<!-- wp:storefront-islands/mini-cart {"openOnAdd":true} /-->';
		await page.goto(await writePage(shop, 'two-mini-carts', opening + opening));
		// As the header of another width.
		await page.addStyleTag({ content: 'header .storefront-mini-cart-block { display: none }' });
		const { drawer, button } = miniCart(page);
		const last = button.last();
		await last.focus();
		await page.evaluate(() =>
			document.body.dispatchEvent(new window.Event('wc-blocks_added_to_cart', { bubbles: true })),
		);
		await drawer.getByText('Espresso Cup').waitFor();
		assert.equal(await page.locator('.storefront-drawer[open]').count(), 1);
		await page.keyboard.press('Escape');
		await eventually('focus', () => last.evaluate((link) => link === document.activeElement), true);
		assert.equal(await page.locator('.storefront-drawer[open]').count(), 0);
		assert.equal(await page.evaluate(() => window.history.state), null);
	},
);

/** Events by which buttons of others tell of an add. Run in the page. */
const OTHERS = {
	"WooCommerce's own button": () =>
		document.body.dispatchEvent(
			new window.CustomEvent('wc-blocks_added_to_cart', {
				bubbles: true,
				detail: { preserveCartData: true },
			}),
		),
	'a classic button': () => window.jQuery(document.body).trigger('added_to_cart'),
};

for (const [button, tell] of Object.entries(OTHERS)) {
	test(
		`an add by ${button} shows the untouched mini-cart`,
		{ tag: '@1280' },
		async ({ page, shop }) => {
			await page.addInitScript(() => {
				const handlers = [];
				const collection = {
					on: (names, handler) => handlers.push([names, handler]),
					trigger: (name) =>
						handlers.filter(([names]) => names === name).forEach(([, handler]) => handler()),
				};
				window.jQuery = () => collection;
			});
			await page.goto('/');
			await miniCart(page).button.waitFor({ state: 'hidden' });
			await fillCart(page, shop, { 'P-003': 2 });
			await page.evaluate(tell);
			await miniCart(page).button.waitFor();
			await expectText(miniCart(page).badge, '2');
		},
	);
}
