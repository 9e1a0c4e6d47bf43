/** Tests each pattern in the real editor and on a page. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';

/** Element that shows that a pattern's page is complete, by the pattern's name. */
const SHOWN = {
	header: { role: 'search' },
	shop: { role: 'complementary', name: 'Filters' },
	cart: { role: 'heading', name: 'What others like' },
	checkout: { role: 'heading', name: 'Returns' },
	landing: { role: 'heading', name: 'Best rated' },
};

/**
 * Passes a pattern through the open editor and publishes a page from the result. Resolves to the page's link, the
 * problems with its blocks, and whether the editor left the pattern unchanged. WordPress 7 rewrites its own blocks: text's
 * alignment is a style there, which 6.5 does not know. There the plugin's own blocks are compared, and what stands in others.
 */
const publish = (page, name) =>
	page.evaluate(async (slug) => {
		const { apiFetch, blocks, data } = window.wp;
		const patterns = await apiFetch({ path: '/wp/v2/block-patterns/patterns' });
		const { content } = patterns.find((pattern) => pattern.name === `storefront-islands/${slug}`);
		const allOf = (list) => list.flatMap((block) => [block, ...allOf(block.innerBlocks)]);
		const parsed = blocks.parse(content);
		data.dispatch('core/block-editor').resetBlocks(parsed);
		const wrong = allOf(parsed)
			.filter((block) => !block.isValid || /^core\/(missing|freeform|html)$/.test(block.name))
			.map((block) => block.name);
		const withoutSpace = (text) => text.replace(/\s+/g, ' ').trim();
		const withoutOthers = (html) =>
			html.replace(/<!-- \/?wp:(?!storefront).*?-->|<(?!!).*?>/gs, ' ');
		const isRewritten = blocks.hasBlockSupport('core/heading', 'typography.textAlign');
		const compared = (html) => withoutSpace(isRewritten ? withoutOthers(html) : html);
		const edited = blocks.serialize(data.select('core/block-editor').getBlocks());
		const { link } = await apiFetch({
			path: '/wp/v2/pages',
			method: 'POST',
			data: { title: slug, status: 'publish', content: edited },
		});
		return { link, wrong, isUnchanged: compared(edited) === compared(content) };
	}, name);

test(
	'each pattern is valid in the editor, which does not modify it, and renders on a page',
	{ tag: '@1280' },
	async ({ page, expectError }) => {
		// Avatars and the images of WordPress's welcome guide, which tests cannot load.
		expectError(/gravatar|ERR_/);
		await logIn(page);
		await page.goto('/wp-admin/post-new.php?post_type=page', { waitUntil: 'domcontentloaded' });
		await page.waitForFunction(() => window.wp?.blocks?.getBlockType('storefront-islands/cart'));
		const links = new Map();
		for (const name of Object.keys(SHOWN)) {
			const { link, wrong, isUnchanged } = await publish(page, name);
			assert.deepEqual(wrong, [], name);
			assert.ok(isUnchanged, `${name} is changed by the editor`);
			links.set(name, link);
		}
		// Accepts the dialog about unsaved changes in the editor; the pages were saved through the REST API.
		page.on('dialog', (dialog) => dialog.accept());
		for (const [name, { role, ...options }] of Object.entries(SHOWN)) {
			await page.goto(links.get(name));
			const shown = page.getByRole('main').getByRole(role, options).first();
			await shown.waitFor();
			await expectNoSideways(page);
		}
	},
);
