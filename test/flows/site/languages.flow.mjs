/** Tests the shop in French and in Chinese: server-rendered HTML, hydrated islands, and responses of the shop. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { searchFields } from '../screens/search.mjs';
import { expectText } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { languageOf } from '../support/language.mjs';
import { wakeCart } from '../screens/cart-screen.mjs';
import { wake } from '../screens/wake.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/visitors-language.php'],
	},
});

/** Returns the checks that every page must pass, to be run whenever the page shows something new. */
const lookerAt =
	(page, { expectNoEnglish }) =>
	async () => {
		await expectNoEnglish(page);
		await expectNoSideways(page);
	};

const button = (scope, name) => scope.getByRole('button', { name, exact: true });

const walkShop = async (page, language, look) => {
	const { say } = language;
	await page.goto('/shop/');
	await look();
	const fold = page.locator('.storefront-filters summary');
	if (await fold.isVisible()) {
		await fold.click();
	}
	await page.getByRole('checkbox', { name: /^Blue/ }).click();
	await page.locator('[data-island="active-filters"][data-hydrated]').waitFor();
	await page.getByRole('link', { name: say('Remove %s filter').replace('%s', 'Blue') }).waitFor();
	await expectText(page.locator('[data-count]'), say('%s product').replace('%s', '13'));
	await look();
	await searchFields(page).first().fill('mug');
	await page.getByRole('option').first().waitFor();
	await look();
	await page.keyboard.press('Escape');
	await page
		.getByRole('button', { name: say('Add to cart') })
		.first()
		.click();
	await page.locator('.wc-block-mini-cart__button').click();
	const drawer = page.getByRole('dialog', { name: say('Your cart') });
	await button(drawer, say('Close')).waitFor();
	await look();
};

const walkCart = async (page, { say }, look) => {
	await page.goto('/cart/');
	const cart = page.locator('[data-island="cart"]');
	await look();
	await wakeCart(page);
	await cart.getByText(say('Add a coupon')).click();
	await page.getByLabel(say('Coupon code')).fill('none-such');
	await button(cart, say('Apply')).click();
	// Error message in the shop's response, in the page's language.
	const refusal = say('Coupon &quot;%s&quot; cannot be applied because it does not exist.');
	await page
		.getByText(refusal.replaceAll('&quot;', '"').replace('%s', 'none-such'))
		.first()
		.waitFor();
	await look();
};

const walkCheckout = async (page, { say }, look) => {
	await page.goto('/checkout/');
	await look();
	await wake(page, 'checkout');
	await button(page, say('Place order')).click();
	await page
		.getByText(say('Enter your %s').replace('%s', say('Email address')))
		.first()
		.waitFor();
	await look();
	await expectAccessible(page);
};

/** One width per language is enough: long words on a phone, Chinese in the layout with columns. */
for (const [locale, tag, restrictions] of [
	['fr_FR', 'fr-FR', ['@390']],
	['zh_CN', 'zh-CN', ['@1280', '@full']],
]) {
	test(
		`the shop is translated to ${locale}`,
		{ tag: restrictions },
		async ({ page, context, shop, expectError }) => {
			// The coupon does not exist: the browser logs the response with status 400.
			expectError(/Failed to load resource/);
			await context.addCookies([{ name: 'visitors_language', value: locale, url: shop.url }]);
			await fillCart(page, shop, { 'P-001': 6, 'P-007': 1, 'V-001-BLUE-L': 1 });
			const language = languageOf(locale);
			const look = lookerAt(page, language);
			await walkShop(page, language, look);
			assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
			await walkCart(page, language, look);
			await walkCheckout(page, language, look);
		},
	);
}
