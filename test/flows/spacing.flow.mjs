/** Tests that cart and checkout keep their gaps, whatever the theme's spacing presets are. */
import assert from 'node:assert/strict';
import { openCheckout } from './screens/checkout.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Values of a preset: without a unit, which `clamp` does not take, missing, empty, no length, tiny and huge. */
const PRESETS = ['0', 'initial', ' ', 'none', '0px', '400px', '50%'];

/** Gaps in px between and inside the parts of a screen, smallest and largest. */
const SECTION_GAPS = [20, 32];
const GAPS = [12, 16];

const gapsWith = async (page, preset, selectors) => {
	const style = await page.addStyleTag({
		content: `:is(html, body):not(#none) { --wp--preset--spacing--40: ${preset}; --wp--preset--spacing--50: ${preset}; }`,
	});
	const gaps = await page.evaluate(
		(elements) =>
			elements.map((selector) =>
				parseFloat(window.getComputedStyle(document.querySelector(selector)).rowGap),
			),
		selectors,
	);
	await style.evaluate((element) => element.remove());
	return gaps;
};

const expectGaps = async (page, section, part) => {
	for (const preset of PRESETS) {
		const gaps = await gapsWith(page, preset, [section, part]);
		[SECTION_GAPS, GAPS].forEach(([least, most], index) =>
			assert.ok(
				gaps[index] >= least && gaps[index] <= most,
				`${[section, part][index]} with “${preset}”: ${gaps[index]}`,
			),
		);
	}
};

test('no spacing preset of a theme closes or tears the gaps of cart and checkout', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openCheckout(page);
	await expectGaps(page, '.storefront-checkout__form', '.storefront-step');
	await page.goto('/cart/');
	await expectGaps(page, '.storefront-cart__layout', '.storefront-summary');
});

test('no theme indents the values of totals', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openCheckout(page);
	// As Twenty Twenty-One has it.
	await page.addStyleTag({ content: 'dd { padding-left: 50px; }' });
	const indents = await page
		.locator('.storefront-totals dd')
		.evaluateAll((values) => [
			...new Set(values.map((value) => window.getComputedStyle(value).paddingLeft)),
		]);
	assert.deepEqual(indents, ['0px']);
});
