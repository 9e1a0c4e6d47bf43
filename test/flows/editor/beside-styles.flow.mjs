/**
 * Tests that WooCommerce's style sheets, which the editor loads on every page, do not reach the previews of this
 * plugin's blocks.
 */
import assert from 'node:assert/strict';
import { differencesOf, overlapsOn, readAppearance } from '../support/appearance.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Blocks with controls whose class names WooCommerce's style sheets address. */
const NAMES = [
	'cart',
	'checkout',
	'mini-cart',
	'active-filters',
	'price-filter',
	'filter-list',
	'product-grid',
	'add-to-cart',
	'search',
].map((name) => `storefront-islands/${name}`);

/** Turns off the style sheets of WooCommerce's folder; resolves to their number. */
const turnOffWooCommerce = (canvas) =>
	canvas.evaluate(() => {
		const sheets = [...document.styleSheets].filter(({ href, ownerNode }) =>
			`${href ?? ''} ${ownerNode.id}`.match(/plugins\/woocommerce\/|\bwc-|woocommerce/),
		);
		for (const sheet of sheets) {
			sheet.disabled = true;
		}
		return sheets.length;
	});

for (const name of NAMES) {
	test(
		`WooCommerce's style sheets change nothing about the preview of ${name}`,
		{ tag: ['@woocommerce', '@1280'] },
		async ({ page, context, shop }) => {
			const editor = await openEditor({ page, context, shop });
			const id = await editor.insert(name);
			await editor.blockOf(id).waitFor();
			const canvas = page.frames().find((frame) => frame.name() === 'editor-canvas');
			await canvas.waitForFunction(() =>
				[...document.images].every((image) => {
					// A lazy one below the window would never be complete.
					image.loading = 'eager';
					return image.complete;
				}),
			);
			const block = `[data-block="${id}"]`;
			const beside = await readAppearance(canvas, block);
			assert.deepEqual(await overlapsOn(canvas), []);
			const off = await turnOffWooCommerce(canvas);
			assert.ok(off > 0, 'the editor has no style sheet of WooCommerce');
			assert.deepEqual(differencesOf(await readAppearance(canvas, block), beside), []);
		},
	);
}
