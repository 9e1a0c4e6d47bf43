/**
 * Tests the previews of all blocks in an editor that is written from right to left, in the theme's own colours and in a
 * dark style variation: they mirror, nothing overlaps, and texts contrast.
 */
import { test } from '../support/test.mjs';
import { darkVariationOf, expectMirrored, RIGHT_TO_LEFT } from './mirrored.mjs';
import { openEditor } from './open-editor.mjs';
import { canvasOf } from './templates.mjs';

// A shop of its own, as its theme is switched.
test.use({ shopOptions: RIGHT_TO_LEFT, contextOptions: { reducedMotion: 'reduce' } });

test(
	'previews mirror in an editor from right to left, without overlaps and in readable colours',
	{ tag: '@1280' },
	async ({ page, context, shop, sources }) => {
		const dark = darkVariationOf(shop, sources);
		const editor = await openEditor({ page, context, shop });
		for (const theme of [null, dark]) {
			if (theme !== null) {
				await shop.useTheme(theme);
				await editor.openNewPage();
			}
			for (const name of await editor.ourBlocks()) {
				await editor.blockOf(await editor.insert(name)).waitFor();
			}
			await page.evaluate(() => window.wp.data.dispatch('core/block-editor').clearSelectedBlock());
			await expectMirrored(canvasOf(page));
		}
		editor.expectNoWarnings();
	},
);
