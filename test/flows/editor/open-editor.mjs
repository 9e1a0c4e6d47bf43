/** Opens the page editor as an administrator. */
import assert from 'node:assert/strict';
import { editorScreen } from '../screens/editor.mjs';
import { logIn } from '../support/log-in.mjs';

/**
 * Logs in and opens a new page in the editor, or what `open` opens. Requests to other servers, which provide avatars and patterns, get an
 * empty response.
 *
 * @param {Pick<import('../support/test.mjs').FlowFixtures & import('@playwright/test').PlaywrightTestArgs, 'page' | 'context' | 'shop'>} fixtures
 * @param {(editor: ReturnType<typeof editorScreen>) => Promise<void>} [open]
 */
export const openEditor = async (
	{ page, context, shop },
	open = (editor) => editor.openNewPage(),
) => {
	const warnings = [];
	page.on('console', (message) => {
		// WordPress reports deprecated uses of its components as console warnings; React's warnings are console errors.
		if (message.type() === 'warning' && /is deprecated since/.test(message.text())) {
			warnings.push(message.text());
		}
	});
	const { origin } = new URL(shop.url);
	await context.route(
		(url) => url.protocol.startsWith('http') && url.origin !== origin,
		(route) => route.fulfill({ status: 204, body: '' }),
	);
	// WordPress searches the block directory for unknown blocks.
	await context.route(/\/block-directory\//, (route) => route.fulfill({ json: [] }));
	// WordPress asks the address of a new link for its title.
	await context.route(/url-details/, (route) =>
		route.fulfill({ json: { title: '', icon: '', description: '', image: '' } }),
	);
	await logIn(page);
	const editor = editorScreen(page);
	await open(editor);
	return {
		...editor,
		/** Fails if WordPress reported a deprecated use of a component. */
		expectNoWarnings: () => assert.deepEqual(warnings, []),
	};
};
