/** Tests a translated page whose cart changes: the service replaces all texts of the islands. */
import assert from 'node:assert/strict';
import { openCart } from '../screens/cart-screen.mjs';
import { checkoutScreen } from '../screens/checkout.mjs';
import { miniCart } from '../screens/mini-cart.mjs';
import { serveTranslator, translationWidget } from '../screens/translation.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { wake } from '../screens/wake.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';

const TEE = { sku: 'P-013', name: 'Plain Tee' };

/** Returns the texts below an element that are not translated, recognized by small letters. */
const untranslated = (locator) =>
	locator.evaluate((element) => {
		const walker = document.createTreeWalker(element, window.NodeFilter.SHOW_TEXT);
		const found = [];
		while (walker.nextNode()) {
			const { data, parentElement } = walker.currentNode;
			if (
				/[a-z]/.test(data) &&
				!parentElement.closest('script, style, noscript, [translate="no"]')
			) {
				found.push(data);
			}
		}
		return found;
	});

const expectTranslated = (what, locator) => eventually(what, () => untranslated(locator), []);

test('the cart can be changed while it is translated', async ({ page, context, shop }) => {
	const { requests } = await serveTranslator(context);
	await fillCart(page, shop, { [TEE.sku]: 1 });
	const cart = await openCart(page);
	const { language, pressed, note, action, translated } = translationWidget(page);
	await expectText(pressed, 'English');
	await expectText(note, 'Choosing another language sends this page’s text to Google Translate.');
	await expectAccessible(page, '.storefront-translation');
	assert.deepEqual(requests, [], 'nothing is asked of Google before');

	await language('Français').click();
	await translated();
	assert.equal(requests.length, 1);
	assert.deepEqual(await page.evaluate(() => window.translateElementOptions), {
		pageLanguage: 'en',
		includedLanguages: 'zh-CN,en,fr,pt,es',
		layout: 1,
		autoDisplay: false,
	});
	await expectText(pressed, 'Français');
	await expectText(note, 'TRANSLATED BY GOOGLE.');
	assert.equal(await page.locator('body > .skiptranslate').isVisible(), false);
	assert.equal(
		await page.evaluate(() => document.body.getBoundingClientRect().top + window.scrollY),
		0,
	);
	await expectTranslated('the cart', cart.screen);

	const row = cart.screen.locator('.storefront-line');
	const total = row.locator('.storefront-line__total .storefront-amount');
	await row.getByRole('button', { name: /^Increase quantity/ }).click();
	await expectText(total, '$178.00');
	await expectText(cart.amount('TOTAL'), '$219.60');
	await cart.screen.getByText('Add a coupon').click();
	await cart.screen.getByLabel('Coupon code').fill('save10');
	await cart.screen.getByRole('button', { name: 'Apply' }).click();
	await expectText(cart.amount('DISCOUNT'), '-$17.80');
	await cart.screen.getByRole('button', { name: /remove coupon save10/i }).click();
	await cart.amount('DISCOUNT').waitFor({ state: 'detached' });
	await row.getByRole('button', { name: /^Remove/ }).click();
	await cart.screen.getByRole('button', { name: 'Undo' }).click();
	await expectText(cart.amount('TOTAL'), '$219.60');
	await expectTranslated('the changed cart', cart.screen);

	// The next page is translated automatically, including islands that hydrate there.
	await page.goto('/about-us/');
	await translated();
	await expectText(note, 'TRANSLATED BY GOOGLE.');
	const { button, badge, drawer, subtotal } = miniCart(page);
	await button.click();
	await drawer.getByRole('button', { name: /^Increase quantity/ }).click();
	await expectText(subtotal, '$267.00');
	await expectText(badge, '3');
	await eventually('the cart', async () => (await readCart(page, shop)).items[0]?.quantity, 3);
	await expectTranslated('the drawer', drawer);

	await page.goto('/checkout/');
	await translated();
	const { screen, total: toPay } = checkoutScreen(page);
	await wake(page, 'checkout');
	await expectTranslated('the checkout', screen.locator('.storefront-place-order'));
	await expectText(toPay, '$326.40');
	await screen.getByRole('radio', { name: /^pickup/i }).check();
	await expectText(toPay, '$320.40');

	await action.click();
	await page.locator('html:not(.translated-ltr)').waitFor({ state: 'attached' });
	await expectText(pressed, 'English');
	const asked = requests.length;
	await page.goto('/about-us/');
	await page.getByRole('heading', { name: 'About us', exact: true }).waitFor();
	assert.equal(requests.length, asked, 'the original is asked of nobody');
});

testWithoutJavaScript(
	'without JavaScript no language is offered',
	{ tag: ['@1280', '@full'] },
	async ({ page }) => {
		await page.goto('/about-us/');
		assert.equal(await translationWidget(page).widget.isVisible(), false);
	},
);

for (const script of ['translation', 'boot']) {
	test(
		`where ${script} is blocked, a pressed language says so`,
		{ tag: ['@1280', '@full'] },
		async ({ page, expectError }) => {
			expectError(/ERR_FAILED|Did not run|Failed to load/);
			await page.route(`**/build/${script}.js*`, (route) => route.abort());
			await page.goto('/about-us/');
			const { language, note } = translationWidget(page);
			await language('Français').click();
			await expectText(
				note,
				'Google Translate could not be reached. It may be blocked, or you are offline.',
			);
		},
	);
}
