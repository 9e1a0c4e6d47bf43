/**
 * Tests the previews of all blocks in an editor that is written from right to left, in the theme's own colours and in a
 * dark style variation: they mirror, nothing overlaps, and texts contrast.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../tools/paths.mjs';
import { weakTextsOn } from '../support/accessibility.mjs';
import { overlapsOn } from '../support/appearance.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

// A shop of its own, as its theme is switched.
test.use({
	shopOptions: { muPlugins: [inProject('test/flows/editor/right-to-left.php')] },
	contextOptions: { reducedMotion: 'reduce' },
});

/** Dark variations of WordPress's themes, as useTheme takes them. */
const DARK = ['twentytwentyfive/Midnight', 'twentytwentyfour/Onyx'];

const OURS = '[data-type^="storefront-islands/"]';

/**
 * Returns what is not at the mirrored place in the other direction, of what has a place of its own in its block: fields,
 * buttons, pictures, headings. Texts in a line keep the order of their language.
 */
const notMirroredOn = (canvas) =>
	canvas.evaluate((selector) => {
		const root = document.documentElement;
		const read = () =>
			[...document.querySelectorAll(selector)].flatMap((block) => {
				const frame = block.getBoundingClientRect();
				return [
					...block.querySelectorAll(
						'input:not([type=range]), select, textarea, button, img, h2, h3, li',
					),
				]
					.filter((element) => element.checkVisibility())
					.map((element) => {
						const { left, right } = element.getBoundingClientRect();
						return {
							name: `${block.dataset.type}: ${[element.localName, ...element.classList].join('.')}`,
							start: root.dir === 'rtl' ? frame.right - right : left - frame.left,
						};
					});
			});
		const mirrored = read();
		root.dir = 'ltr';
		const plain = read();
		root.dir = 'rtl';
		return mirrored
			.map(({ name, start }, index) => ({ name, off: Math.round(start - plain[index].start) }))
			.filter(({ off }) => Math.abs(off) > 1)
			.map(({ name, off }) => `${name}: ${off} px`);
	}, OURS);

test(
	'previews mirror in an editor from right to left, without overlaps and in readable colours',
	{ tag: '@1280' },
	async ({ page, context, shop, sources }) => {
		const themes = join(sources.wordpress ?? shop.site, 'wp-content/themes');
		const dark = DARK.find((name) => existsSync(join(themes, name.split('/')[0])));
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
			const canvas = page.frames().find((frame) => frame.name() === 'editor-canvas');
			assert.equal(await canvas.evaluate(() => document.documentElement.dir), 'rtl');
			assert.deepEqual(await overlapsOn(canvas), []);
			assert.deepEqual(await notMirroredOn(canvas), []);
			assert.deepEqual(await weakTextsOn(canvas, OURS), []);
		}
		editor.expectNoWarnings();
	},
);
