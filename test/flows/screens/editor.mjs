/** WordPress's block editor and its content. */
import { eventually } from './wait.mjs';

const OURS = 'storefront-islands/';

/** Disables the welcome guides and the pattern chooser for empty pages. */
const closeWelcomeGuide = async (page) => {
	await page.evaluate(() => {
		const { set } = window.wp.data.dispatch('core/preferences');
		set('core/edit-post', 'welcomeGuide', false);
		for (const guide of ['', 'Page', 'Template', 'Styles']) {
			set('core/edit-site', `welcomeGuide${guide}`, false);
		}
		set('core', 'enableChoosePatternModal', false);
	});
	const patterns = page
		.getByRole('dialog')
		.and(page.locator('[class*="start-page-options__modal"]'));
	// Clicked without waiting, as the preference may close it at any moment.
	await page.addLocatorHandler(patterns, () =>
		patterns.evaluateAll((dialogs) => {
			for (const dialog of dialogs) {
				dialog.querySelector('.components-modal__header button')?.click();
			}
		}),
	);
};

const untilReady = async (page) => {
	await page.waitForFunction(
		() =>
			window.wp?.data?.select('core/editor')?.getCurrentPostId() &&
			window.wp.blocks.getBlockType('storefront-islands/cart') &&
			document.querySelector('iframe[name="editor-canvas"]')?.contentDocument?.readyState ===
				'complete',
	);
	await closeWelcomeGuide(page);
};

/**
 * Returns the page editor's elements and actions.
 *
 * @param {import('@playwright/test').Page} page Page of a logged-in user.
 */
export const editorScreen = (page) => {
	const open = async (address) => {
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		await untilReady(page);
	};
	const canvas = page.frameLocator('iframe[name="editor-canvas"]');
	const inspector = page.locator('.block-editor-block-inspector');
	const toolbar = page.locator('.block-editor-block-toolbar').first();
	/** Block that is drawn: before the server's first HTML of it has come, there is none. */
	const blockOf = (id) =>
		canvas.locator(
			`[data-block="${id}"]:not(:has(.storefront-editor-waiting > .components-spinner))`,
		);
	/** @returns {Promise<object>} Block with its content: name, attributes, isValid, innerBlocks. */
	const read = (id) =>
		page.evaluate((clientId) => {
			const plain = ({ name, attributes, isValid, innerBlocks }) => ({
				name,
				attributes,
				isValid,
				innerBlocks: innerBlocks.map(plain),
			});
			const block = window.wp.data.select('core/block-editor').getBlock(clientId);
			return JSON.parse(JSON.stringify(plain(block)));
		}, id);
	const unfold = async () => {
		const folded = inspector.locator('.components-panel__body-toggle[aria-expanded="false"]');
		while ((await folded.count()) > 0) {
			await folded.first().click();
		}
	};
	const savePost = async () => {
		await page.evaluate(() => window.wp.data.dispatch('core/editor').savePost());
		await eventually(
			'it is saved',
			() => page.evaluate(() => window.wp.data.select('core/editor').isEditedPostDirty()),
			false,
		);
	};
	return {
		canvas,
		inspector,
		toolbar,
		/** Expands all panels of the settings. */
		unfold,
		blockOf,
		read,
		openNewPage: async () => {
			await open('/wp-admin/post-new.php?post_type=page');
			await page.evaluate(() =>
				window.wp.data.dispatch('core/editor').editPost({ title: 'Made in a flow' }),
			);
		},
		openPage: (id) => open(`/wp-admin/post.php?post=${id}&action=edit`),

		/**
		 * Opens a template or template part in the site editor.
		 *
		 * @param {'wp_template' | 'wp_template_part'} type
		 * @param {string} id Theme or plugin and slug, such as twentytwentyfive//header.
		 */
		openTemplate: async (type, id) => {
			await open(
				`/wp-admin/site-editor.php?${new URLSearchParams({ postType: type, postId: id, canvas: 'edit' })}`,
			);
			await page.waitForFunction(
				() => window.wp.data.select('core/block-editor').getBlockCount() > 0,
			);
		},

		/** Names of all the plugin's blocks that can be inserted anywhere. */
		ourBlocks: () =>
			page.evaluate(
				(prefix) =>
					window.wp.blocks
						.getBlockTypes()
						.filter(({ name, parent, ancestor }) => name.startsWith(prefix) && !parent && !ancestor)
						.map(({ name }) => name),
				OURS,
			),

		/**
		 * Inserts a block below all others with its default attributes, as the inserter does.
		 *
		 * @returns {Promise<string>} Id in the editor.
		 */
		insert: (name, attributes = {}) =>
			page.evaluate(
				async ([wanted, values]) => {
					const block = window.wp.blocks.createBlock(wanted, values);
					await window.wp.data
						.dispatch('core/block-editor')
						.insertBlock(block, undefined, '', false);
					return block.clientId;
				},
				[name, attributes],
			),

		/** Searches for a block in the inserter and inserts it. */
		insertByHand: async (name, title) => {
			const toggle = page.getByRole('button', { name: /block inserter/i }).first();
			await toggle.click();
			await page.locator('.block-editor-inserter__search input').fill(title);
			const entry = page
				.locator(`[class~="editor-block-list-item-${name.replace('/', '-')}"]`)
				.first();
			await entry.click();
			await toggle.click();
		},

		/** Ids of the top-level blocks of the page. */
		ids: () => page.evaluate(() => window.wp.data.select('core/block-editor').getBlockOrder()),

		/** Selects a block and expands its settings. */
		select: async (id) => {
			const title = await page.evaluate((clientId) => {
				const { data } = window.wp;
				const { name, attributes } = data.select('core/block-editor').getBlock(clientId);
				data.dispatch('core/block-editor').selectBlock(clientId, null);
				if (data.select('core/edit-site') === undefined) {
					data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
				} else {
					// The site editor's, by its name of today and that of WordPress 6.5.
					const { enableComplementaryArea } = data.dispatch('core/interface');
					enableComplementaryArea('core', 'edit-post/block');
					enableComplementaryArea('core/edit-site', 'edit-site/block-inspector');
				}
				const { getBlockType, getActiveBlockVariation } = data.select('core/blocks');
				return (getActiveBlockVariation(name, attributes) ?? getBlockType(name)).title;
			}, id);
			await blockOf(id).evaluate((element) => element.scrollIntoView());
			await inspector.locator('.block-editor-block-card').filter({ hasText: title }).waitFor();
			await unfold();
		},

		/** Saves the template; resolves once it is saved. */
		saveTemplate: savePost,

		/** Publishes or updates the page; resolves to its id and address once it is saved. */
		save: async (title) => {
			await page.evaluate(
				(text) =>
					window.wp.data.dispatch('core/editor').editPost({ title: text, status: 'publish' }),
				title,
			);
			await savePost();
			return page.evaluate(() => ({
				id: window.wp.data.select('core/editor').getCurrentPostId(),
				url: window.wp.data.select('core/editor').getPermalink(),
			}));
		},
	};
};
