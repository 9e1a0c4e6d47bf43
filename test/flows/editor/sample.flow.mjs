/**
 * Tests the block previews in the editor: they show sample data, send no request to the shop, and nothing in them
 * navigates away.
 */
import assert from 'node:assert/strict';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

/** Texts that each sample shows (docs/behaviour.md#editor-preview). */
const SAMPLES = {
	'storefront-islands/cart': ['Sales tax'],
	'storefront-islands/checkout': [
		'Cash on delivery',
		'Direct bank transfer',
		'Check payments',
		'Sales tax',
	],
	'storefront-islands/active-filters': ['Size', 'Small', 'Color', 'Blue'],
};

/** True for the editor's own address: with its first autosave, after a minute, a new page gets another one. */
const isOfEditor = (url) => new URL(url).pathname === '/wp-admin/post.php';

const isOfShop = (url) => /\/wc\/store|rest_route=%2Fwc|rest_route=\/wc|wc-ajax/.test(url);

/** Resolves once a preview does not wait for the server's HTML. */
const untilDrawn = (block) =>
	eventually('the preview is drawn', () => block.locator('.storefront-editor-waiting').count(), 0);

/** Returns where a control is; null if the server's next HTML has replaced it. */
const placeOf = async (control) => {
	try {
		await control.scrollIntoViewIfNeeded();
		return await control.boundingBox();
	} catch (error) {
		assert.match(error.message, /not attached/);
		return null;
	}
};

/** Presses every control of a preview at its position on the screen. */
const pressEverything = async (page, block) => {
	await untilDrawn(block);
	// Excludes the buttons that the editor itself adds to a block.
	const controls = block.locator(
		':is(a[href], button, [type="submit"], summary):visible:not([class*="block-editor"])',
	);
	for (let index = 0; index < (await controls.count()); index += 1) {
		const box = await placeOf(controls.nth(index));
		if (box !== null) {
			await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		}
	}
};

test(
	'previews show samples without requests to the shop, and have no working links',
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		const asked = [];
		const left = [];
		await context.route(
			(url) => isOfShop(url.href),
			async (route) => {
				asked.push(route.request().url());
				await route.abort();
			},
		);
		const ids = new Map();
		for (const name of await editor.ourBlocks()) {
			ids.set(name, await editor.insert(name));
		}
		for (const [name, id] of ids) {
			const block = editor.blockOf(id);
			await block.waitFor();
			await eventually(
				`${name} shows something`,
				async () => {
					const { width, height } = (await block.boundingBox()) ?? { width: 0, height: 0 };
					return width > 0 && height > 0;
				},
				true,
			);
			const text = await block.textContent();
			for (const sample of SAMPLES[name] ?? []) {
				assert.ok(text.includes(sample), `${name} does not show ${sample}`);
			}
		}

		page.on('framenavigated', (frame) => {
			const url = frame.url();
			if (url.startsWith('http') && !isOfEditor(url)) {
				left.push(url);
			}
		});
		context.on('page', (opened) => left.push(opened.url()));
		for (const id of ids.values()) {
			await pressEverything(page, editor.blockOf(id));
		}

		for (const [name, id] of ids) {
			await editor.select(id);
			const states = page.locator('.block-editor-block-toolbar [aria-label^="Preview: "]');
			for (const state of await states.all()) {
				// A press on a preview may have met the toolbar that lies over it.
				if ((await state.getAttribute('aria-pressed')) === 'true') {
					continue;
				}
				await untilDrawn(editor.blockOf(id));
				const before = await editor.blockOf(id).innerHTML();
				await state.click();
				await eventually(
					`${name} shows another state`,
					async () => (await editor.blockOf(id).innerHTML()) !== before,
					true,
				);
			}
			await pressEverything(page, editor.blockOf(id));
		}

		assert.deepEqual(left, [], 'a preview leads away');
		assert.deepEqual(asked, [], 'a preview asks the shop');
	},
);
