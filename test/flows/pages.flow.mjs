/** Tests every page in its states: no console message, no axe violation, no layout shift. */
import { expectNoSideways } from './support/sideways.mjs';
import assert from 'node:assert/strict';
import { openCart, wakeCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { expectSteady, watchShifts } from './support/shifts.mjs';
import { test } from './support/test.mjs';

/**
 * Cart items of each kind: a variation, groups, backorder, sold individually, low stock, a name with special
 * characters.
 */
const EVERY_KIND = {
	'P-001': 6,
	'P-002': 1,
	'P-004': 2,
	'P-007': 1,
	'P-013': 1,
	'P-003': 1,
	'V-001-BLUE-L': 1,
};

const collectWarnings = (page) => {
	const warnings = [];
	page.on('console', (message) => {
		if (message.type() === 'warning') {
			warnings.push(message.text());
		}
	});
	return warnings;
};

/** Keeps the theme's fonts, which arrive late, from moving the theme's own texts. Runs in the page before its scripts. */
const useOneFont = () => {
	const sheet = new window.CSSStyleSheet();
	sheet.replaceSync('* { font-family: sans-serif !important; }');
	document.adoptedStyleSheets = [sheet];
};

/** Opens a page, loads it completely, and checks it against the requirements for every page. */
const expectNoProblems = async (page, path, settled = () => Promise.resolve()) => {
	const warnings = collectWarnings(page);
	await page.addInitScript(useOneFont);
	await watchShifts(page);
	const response = await page.goto(path, { waitUntil: 'networkidle' });
	assert.equal(response.status(), 200);
	await settled();
	await page.getByRole('heading', { level: 1 }).first().waitFor();
	assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
	await expectSteady(page);
	await expectAccessible(page);
	await expectNoSideways(page);
	assert.deepEqual(warnings, []);
};

for (const path of ['/', '/shop/', '/checkout/']) {
	test(
		`${path} has no axe violations, layout shifts or console errors`,
		{ tag: '@full' },
		({ page }) => expectNoProblems(page, path),
	);
}

// Demo shop only, because on WooCommerce the product page is WooCommerce's own.
test(
	'/product/club-hoodie/ has no axe violations, layout shifts or console errors',
	{ tag: ['@demo', '@full'] },
	({ page }) => expectNoProblems(page, '/product/club-hoodie/'),
);

const untilHydrated = (page) => () => wakeCart(page);

test(
	'/cart/ has no axe violations, layout shifts or console errors while empty',
	{ tag: '@full' },
	({ page }) => expectNoProblems(page, '/cart/', untilHydrated(page)),
);

test(
	'/cart/ has no axe violations, layout shifts or console errors when filled',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await fillCart(page, shop, EVERY_KIND);
		await expectNoProblems(page, '/cart/', untilHydrated(page));
	},
);

test('/checkout/ has no axe violations, layout shifts or console errors when filled', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, EVERY_KIND);
	await expectNoProblems(page, '/checkout/');
});

test('the open drawer, and the cart with all panels open and errors shown, are accessible', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	await fillCart(page, shop, EVERY_KIND);
	await page.goto('/');
	const { button, line } = miniCart(page);
	await button.click();
	await line('Espresso Cup').row.waitFor();
	await expectAccessible(page);

	const cart = await openCart(page);
	await cart.unfoldDelivery();
	await cart.screen.getByText('Change address').click();
	await cart.screen.getByText('Add a coupon').click();
	await cart.screen.getByLabel('Coupon code').fill('nothing-of-the-kind');
	await cart.screen.getByRole('button', { name: 'Apply' }).click();
	await cart.screen.locator('.storefront-coupon-form').getByRole('alert').waitFor();
	await cart.line('Espresso Cup').field.fill('99999');
	await cart.line('Espresso Cup').field.press('Enter');
	await cart.line('Espresso Cup').problem.waitFor();
	await cart.line('Tea Bowl').remove.click();
	await cart.undo.waitFor();
	await expectAccessible(page);
});
