/**
 * Tests header, list of products and checkout in a site editor that is written from right to left, in the sample shop's
 * design and in a dark style variation: blocks mirror, nothing overlaps, and texts contrast.
 */
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { darkVariationOf, expectMirrored, RIGHT_TO_LEFT } from './mirrored.mjs';
import { openEditor } from './open-editor.mjs';
import {
	canvasOf,
	findBlock,
	insertBefore,
	openTemplateOf,
	readTheme,
	replaceBlock,
	SELECTION_OF_REMOVED,
	waitForBlock,
} from './templates.mjs';

// A shop of its own, as its theme is switched.
test.use({ shopOptions: RIGHT_TO_LEFT, contextOptions: { reducedMotion: 'reduce' } });

const OURS = 'storefront-islands/';

/**
 * Puts a block before another one; a design that has the block already keeps its own. A template that is made of patterns
 * gets its blocks, in place of what was inserted, once they are loaded.
 */
const ensureBlock = async (page, editor, name, before) => {
	await page.waitForFunction(
		(wanted) => {
			const { getClientIdsWithDescendants, getBlockName } =
				window.wp.data.select('core/block-editor');
			const names = getClientIdsWithDescendants().map(getBlockName);
			return !names.includes('core/pattern') && wanted.some((each) => names.includes(each));
		},
		[name, before],
	);
	if ((await findBlock(page, name)) === null) {
		await insertBefore(page, await findBlock(page, before), name);
	}
	return waitForBlock(page, editor, name);
};

/**
 * Closes the editor's sidebar, for templates opened later, too: beside a header, it shows each of the theme's patterns for
 * headers in a frame of its own, ten in Twenty Twenty-Five, which occupies a busy machine longer than a wait lasts.
 */
const closeSidebar = (page) =>
	page.evaluate(async () => {
		// Scopes of WordPress's newer editors, and of 6.5's.
		for (const scope of ['core', 'core/edit-post', 'core/edit-site']) {
			await window.wp.data.dispatch('core/interface').disableComplementaryArea(scope);
		}
	});

/** Templates: how each is opened and comes to the blocks that a merchant puts there. */
const TEMPLATES = {
	header: async ({ page, editor, theme }) => {
		await editor.openTemplate('wp_template_part', `${theme}//header`);
		await ensureBlock(page, editor, `${OURS}mini-cart`, 'core/navigation');
	},
	'list of products': async ({ page, editor, theme, design }) => {
		const ofDemo = design === null ? 'taxonomy-product_cat' : 'archive';
		await editor.openTemplate('wp_template', `${theme}//${ofDemo}`);
		const grid = await ensureBlock(page, editor, `${OURS}product-grid`, 'core/query');
		for (const [name, attributes] of [
			['active-filters', {}],
			['price-filter', {}],
			['filter-list', { kind: 'stock' }],
		]) {
			const id = await insertBefore(page, grid, OURS + name, attributes);
			await editor.blockOf(id).waitFor();
		}
	},
	checkout: async ({ page, editor, theme }) => {
		await openTemplateOf(page, editor, theme, 'page-checkout');
		const content = await waitForBlock(page, editor, 'core/post-content');
		await replaceBlock(page, content, `${OURS}checkout`, { align: 'wide' });
		await waitForBlock(page, editor, `${OURS}checkout`);
	},
};

test(
	'header, list of products and checkout mirror in a site editor from right to left, in readable colours',
	// Opens six templates, which takes two minutes.
	{ tag: ['@1280', '@full'] },
	async ({ page, context, shop, sources, expectError }) => {
		expectError(SELECTION_OF_REMOVED);
		const editor = await openEditor({ page, context, shop });
		await closeSidebar(page);
		for (const design of [null, darkVariationOf(shop, sources)]) {
			if (design !== null) {
				await shop.useTheme(design);
			}
			const theme = await readTheme(page);
			for (const open of Object.values(TEMPLATES)) {
				await editor.openNewPage();
				await open({ page, editor, theme, design });
				await page.evaluate(() =>
					window.wp.data.dispatch('core/block-editor').clearSelectedBlock(),
				);
				// WordPress 6.9 loads the frame's document a second time.
				await eventually(
					'direction of the canvas',
					() => canvasOf(page)?.evaluate(() => document.documentElement.dir),
					'rtl',
				);
				await expectMirrored(canvasOf(page));
			}
		}
		editor.expectNoWarnings();
	},
);
