/**
 * Tests the buttons of products in a classic theme that has a theme.json, such as Astra, and styles buttons by the name of
 * the element: they have the theme's colours and font, which WordPress's default for its buttons would hide.
 */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../tools/paths.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

// A shop of its own, as its theme is switched.
test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_CLASSIC_BUTTONS: true } } });

const BLOCKS =
	'<!-- wp:storefront-islands/product-grid {"perPage":3} /--><!-- wp:html --><button type="button" id="of-theme">Of the theme</button><!-- /wp:html -->';

const lookOf = (locator) =>
	locator.evaluate((element) => {
		const { backgroundColor, color, fontFamily, fontWeight, textTransform } =
			window.getComputedStyle(element);
		return { backgroundColor, color, fontFamily, fontWeight, textTransform };
	});

test(
	'buttons of products look like those of a classic theme',
	{ tag: '@1280' },
	async ({ page, shop }, info) => {
		const path = await writePage(shop, 'classic-buttons', BLOCKS);
		const theme = info.outputPath('classic-with-settings');
		cpSync(inProject('test/fixtures/themes/classic'), theme, { recursive: true });
		writeFileSync(join(theme, 'theme.json'), '{"version":2}');
		const style = join(theme, 'style.css');
		writeFileSync(style, readFileSync(style, 'utf8').replace(/,\n\.button(?=[ :])/g, ''));
		await shop.useTheme(theme);
		await page.goto(path);
		const button = page.locator('.storefront-product-card button[name="add-to-cart"]').first();
		assert.deepEqual(await lookOf(button), await lookOf(page.locator('#of-theme')));
	},
);
