/** What an editor from right to left, in a theme's own colours and in dark ones, must show of the plugin's blocks. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { weakTextsOn } from '../support/accessibility.mjs';
import { overlapsOn } from '../support/appearance.mjs';

/** Options of a shop from right to left. */
export const RIGHT_TO_LEFT = {
	muPlugins: ['test/flows/editor/right-to-left.php'],
};

/** Dark variations of WordPress's themes, as useTheme takes them. */
const DARK = ['twentytwentyfive/Midnight', 'twentytwentyfour/Onyx'];

/** Returns the dark variation of a theme that the shop's WordPress has. */
export const darkVariationOf = (shop, { wordpress = shop.site }) =>
	DARK.find((name) => existsSync(join(wordpress, 'wp-content/themes', name.split('/')[0])));

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

/** Fails unless the blocks are mirrored, nothing overlaps, and texts contrast. */
export const expectMirrored = async (canvas) => {
	assert.equal(await canvas.evaluate(() => document.documentElement.dir), 'rtl');
	assert.deepEqual(await overlapsOn(canvas), []);
	assert.deepEqual(await notMirroredOn(canvas), []);
	assert.deepEqual(await weakTextsOn(canvas, OURS), []);
};
