/** Elementor's editor, through the commands that its own panel and its keys run. */
import { eventually } from './wait.mjs';

/** Requests of our scripts and of the shop's API. */
const SHOP_API = /\/wc\/store|\/storefront-islands\/v1/;

const PREVIEW = '.storefront-islands-preview';

/**
 * Opens the editor of a page.
 *
 * @param {import('@playwright/test').Page} page Page of an administrator who is logged in.
 * @param {number} id Id of the page.
 */
export const openElementor = async (page, id) => {
	const asked = [];
	page.on('request', (request) => {
		if (SHOP_API.test(request.url())) {
			asked.push(request.url());
		}
	});
	await page.goto(`/wp-admin/post.php?post=${id}&action=elementor`);
	await page.waitForFunction(
		() => window.elementor?.documents?.getCurrent()?.container && window.elementor.$preview,
	);
	const frame = page.frameLocator('#elementor-preview-iframe');
	await frame.locator('.elementor-edit-area-active').waitFor();
	// The commands need the page's document in the preview, which is there a little later.
	await page.waitForFunction(() => window.elementor.getPreviewView?.()?.isRendered === true);

	const previewOf = (id) => frame.locator(`[data-id="${id}"] ${PREVIEW}`);
	return {
		frame,
		asked,
		previewOf,

		/** Returns our widgets' names, as in the panel. */
		widgets: () =>
			page.evaluate(() =>
				Object.keys(window.elementor.widgetsCache).filter((name) =>
					name.startsWith('storefront-islands-'),
				),
			),

		/** Inserts a widget at the end of the page; resolves to its id once its preview is drawn. */
		insert: async (widgetType) => {
			const id = await page.evaluate((type) => {
				const root = window.elementor.documents.getCurrent().container;
				window.boxOfFlow ??= window.$e.run('document/elements/create', {
					container: root,
					model: { elType: 'container' },
				});
				return window.$e.run('document/elements/create', {
					container: window.boxOfFlow,
					model: { elType: 'widget', widgetType: type },
				}).id;
			}, widgetType);
			await previewOf(id).waitFor();
			return id;
		},

		/** Returns a widget's first control of a kind in the tab Content; null if it has none. */
		controlOf: (id, kinds) =>
			page.evaluate(
				([of, types]) => {
					const { controls } = window.elementor.getContainer(of).settings;
					const own = Object.values(controls).find(
						({ type, tab, name, condition }) =>
							types.includes(type) &&
							tab === 'content' &&
							!condition &&
							!/^(?:section_|_)/.test(name),
					);
					return own ? { name: own.name, type: own.type, value: own.default } : null;
				},
				[id, kinds],
			),

		/** Changes settings of a widget, and waits until the server has drawn it anew. */
		change: async (id, settings) => {
			await previewOf(id).evaluate((element) => element.setAttribute('data-old', ''));
			await page.evaluate(
				([of, changed]) =>
					window.$e.run('document/elements/settings', {
						container: window.elementor.getContainer(of),
						settings: changed,
						options: { external: true },
					}),
				[id, settings],
			);
			await frame.locator(`[data-id="${id}"] ${PREVIEW}:not([data-old])`).waitFor();
		},

		/** Runs a command on a widget: `duplicate`, `delete`, or another of document/elements. */
		run: (command, id, more = {}) =>
			page.evaluate(
				([name, of, others]) => {
					const result = window.$e.run(name, {
						container: window.elementor.getContainer(of),
						...others,
					});
					return (Array.isArray(result) ? result[0] : result)?.id ?? null;
				},
				[`document/elements/${command}`, id, more],
			),

		/** Clicks on a widget's preview, which is inert: the click selects the widget. */
		select: (id) => frame.locator(`[data-id="${id}"]`).click({ position: { x: 60, y: 40 } }),

		/** Undoes the last change. */
		undo: () => page.evaluate(() => window.$e.run('document/history/undo')),

		/** Saves the page and waits until it is saved. */
		save: async () => {
			await page.evaluate(() => window.$e.run('document/save/default'));
			await eventually(
				'saved',
				() => page.evaluate(() => window.elementor.documents.getCurrent().editor.isChanged),
				false,
			);
		},
	};
};
