/** Templates and their blocks in the site editor. */

/**
 * Error of WordPress 6.9's own scripts when the content of a page is removed from a template that shows it, as WooCommerce's
 * do: the editor still sets the selection in the page.
 */
export const SELECTION_OF_REMOVED =
	/^uncaught: Cannot read properties of undefined \(reading 'selection'\)$/;

/** Folder name of the theme, from the home page. */
export const readTheme = async (page) => {
	await page.goto('/');
	const style = page.locator('link[href*="/wp-content/themes/"], style').first();
	await style.waitFor({ state: 'attached' });
	return page.evaluate(() => document.documentElement.innerHTML.match(/\/themes\/([\w-]+)\//)[1]);
};

/** Id of the first block of a type, at any depth; null without one. */
export const findBlock = (page, name) =>
	page.evaluate((wanted) => {
		const { getClientIdsWithDescendants, getBlockName } =
			window.wp.data.select('core/block-editor');
		return getClientIdsWithDescendants().find((id) => getBlockName(id) === wanted) ?? null;
	}, name);

/** Waits for a block and resolves to its id. */
export const waitForBlock = async (page, editor, name) => {
	await page.waitForFunction(
		(wanted) =>
			window.wp.data
				.select('core/block-editor')
				.getClientIdsWithDescendants()
				.some((id) => window.wp.data.select('core/block-editor').getBlockName(id) === wanted),
		name,
	);
	const id = await findBlock(page, name);
	await editor.blockOf(id).waitFor();
	return id;
};

/** Inserts a block before another one, beside it. */
export const insertBefore = (page, before, name, attributes = {}) =>
	page.evaluate(
		async ([id, wanted, values]) => {
			const { getBlockRootClientId, getBlockIndex } = window.wp.data.select('core/block-editor');
			const block = window.wp.blocks.createBlock(wanted, values);
			await window.wp.data
				.dispatch('core/block-editor')
				.insertBlock(block, getBlockIndex(id), getBlockRootClientId(id), false);
			return block.clientId;
		},
		[before, name, attributes],
	);

/** Replaces a block. */
export const replaceBlock = (page, id, name, attributes = {}) =>
	page.evaluate(
		async ([old, wanted, values]) => {
			const block = window.wp.blocks.createBlock(wanted, values);
			await window.wp.data.dispatch('core/block-editor').replaceBlock(old, block);
			return block.clientId;
		},
		[id, name, attributes],
	);

/** The frame that shows the content. */
export const canvasOf = (page) => page.frames().find((frame) => frame.name() === 'editor-canvas');

/** Gives a page the template of its slug: those of the sample shop have one without a title. */
export const useTemplateOfSlug = (page, slug) =>
	page.evaluate(async (wanted) => {
		const { apiFetch } = window.wp;
		const [{ id }] = await apiFetch({ path: `/wp/v2/pages?slug=${wanted}` });
		await apiFetch({ path: `/wp/v2/pages/${id}`, method: 'POST', data: { template: '' } });
	}, slug);

/** Opens the template of a page; creates it where neither theme nor plugin has one. */
export const openTemplateOf = async (page, editor, theme, slug) => {
	const find = () =>
		page.evaluate(
			async (wanted) =>
				(await window.wp.apiFetch({ path: '/wp/v2/templates?context=edit' })).find(
					(template) => template.slug === wanted,
				)?.id ?? null,
			slug,
		);
	const present = await find();
	if (present === null) {
		await page.evaluate(
			(wanted) =>
				window.wp.data.dispatch('core').saveEntityRecord('postType', 'wp_template', {
					slug: wanted,
					title: wanted,
					status: 'publish',
					content:
						'<!-- wp:template-part {"slug":"header","tagName":"header"} /--><!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:post-content {"layout":{"type":"constrained"}} /--></main><!-- /wp:group -->',
				}),
			slug,
		);
	}
	await editor.openTemplate('wp_template', present ?? `${theme}//${slug}`);
};
