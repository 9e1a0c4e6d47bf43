/** An administrator before the editor of pages. */
import assert from 'node:assert/strict';
import { editorScreen } from '../screens/editor.mjs';
import { logIn } from '../support/log-in.mjs';

/**
 * Logs in and opens a new page in the editor. Other servers are not asked: those that show pictures of users and
 * patterns.
 *
 * @param {Pick<import('../support/test.mjs').FlowFixtures & import('@playwright/test').PlaywrightTestArgs, 'page' | 'context' | 'shop'>} fixtures
 */
export const openEditor = async ({ page, context, shop }) => {
	const warnings = [];
	page.on('console', (message) => {
		// WordPress says what of a control it will change; React's warnings are errors on the console.
		if (message.type() === 'warning' && /is deprecated since/.test(message.text())) {
			warnings.push(message.text());
		}
	});
	const { origin } = new URL(shop.url);
	await context.route(
		(url) => url.protocol.startsWith('http') && url.origin !== origin,
		(route) => route.fulfill({ status: 204, body: '' }),
	);
	// WordPress looks there for blocks that it does not know.
	await context.route(/\/block-directory\//, (route) => route.fulfill({ json: [] }));
	await logIn(page);
	const editor = editorScreen(page);
	await editor.openNewPage();
	return {
		...editor,
		/** Fails where a control of ours is one that newer WordPresses warn of. */
		expectNoWarnings: () => assert.deepEqual(warnings, []),
	};
};
