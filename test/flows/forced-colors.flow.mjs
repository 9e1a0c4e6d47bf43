/**
 * In forced colors (Windows' contrast themes) a browser draws neither backgrounds nor shadows in a page's colours: what
 * they tell shows in another way. The focus is looked at by tab-walk.flow.mjs.
 */
import assert from 'node:assert/strict';
import { eventually } from './screens/wait.mjs';
import { ACCOUNT_SCREENS, SCREENS } from './support/tab-walk-screens.mjs';
import { test } from './support/test.mjs';

const force = (page, colorScheme = 'light') =>
	page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });

/** Returns values of an element's style, and the colour of texts in this mode. */
const styleOf = (locator, ...names) =>
	locator.evaluate((element, wanted) => {
		const style = window.getComputedStyle(element);
		return Object.fromEntries([
			['text', window.getComputedStyle(document.body).color],
			...wanted.map((name) => [name, style[name]]),
		]);
	}, names);

for (const scheme of ['light', 'dark']) {
	test(`the chosen sample of a color is seen in forced colors, ${scheme}`, async ({
		page,
		shop,
	}) => {
		await force(page, scheme);
		await SCREENS.product({ page, shop });
		await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true });
		const sample = page.locator('.storefront-swatch :checked + .storefront-swatch__sample');
		const { text, outlineColor, outlineStyle } = await styleOf(
			sample,
			'outlineColor',
			'outlineStyle',
		);
		assert.deepEqual([outlineColor, outlineStyle], [text, 'solid']);
	});
}

test('the chosen name is seen in forced colors', async ({ page, shop }) => {
	await force(page);
	await SCREENS.product({ page, shop });
	// As the server prints a value that has no sample.
	await page
		.locator('.storefront-swatch__sample')
		.first()
		.evaluate((sample) =>
			sample.classList.replace('storefront-swatch__sample', 'storefront-swatch__name'),
		);
	await page.getByRole('radio').first().check({ force: true });
	const name = page.locator('.storefront-swatch__name').first();
	const { text, outlineColor, outlineStyle } = await styleOf(name, 'outlineColor', 'outlineStyle');
	assert.deepEqual([outlineColor, outlineStyle], [text, 'solid']);
});

for (const [screen, selector] of [
	['drawer', '.storefront-drawer[open]'],
	['popup in the corner', '.storefront-popup[open]'],
	['popup as a bar', '.storefront-popup[open]'],
]) {
	test(`the edge of the ${screen} is seen in forced colors`, async ({ page, shop }) => {
		await force(page);
		await SCREENS[screen]({ page, shop });
		const { text, outlineColor, outlineStyle } = await styleOf(
			page.locator(selector),
			'outlineColor',
			'outlineStyle',
		);
		assert.deepEqual([outlineColor, outlineStyle], [text, 'solid']);
	});
}

test('the way to free shipping is drawn by the browser in forced colors', async ({
	page,
	shop,
}) => {
	await SCREENS.drawer({ page, shop });
	await page.locator('.storefront-drawer__foot').evaluate((foot) => {
		foot.insertAdjacentHTML(
			'afterbegin',
			'<div class="storefront-free-shipping"><progress value="1" max="2"></progress></div>',
		);
	});
	const progress = page.locator('.storefront-free-shipping progress').first();
	const appearance = async () => (await styleOf(progress, 'appearance')).appearance;
	await eventually('appearance', appearance, 'none');
	await force(page);
	await eventually('appearance in forced colors', appearance, 'auto');
});

test.describe('an account', () => {
	// A shop of its own, as its pages are written.
	test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_FORCED_COLORS: true } } });

	test('the button of a form has an edge in forced colors', async ({ page, shop }) => {
		await ACCOUNT_SCREENS['log-in form']({ page, shop });
		await force(page);
		const button = page.locator('.storefront-account-page form [type="submit"]').first();
		const { borderTopWidth, borderTopStyle } = await styleOf(
			button,
			'borderTopWidth',
			'borderTopStyle',
		);
		assert.deepEqual([borderTopWidth, borderTopStyle], ['1px', 'solid']);
	});
});
