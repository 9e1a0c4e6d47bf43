/** Opens the page editor as an administrator, and what was made there as a shopper. */
import assert from 'node:assert/strict';
import { editorScreen } from '../screens/editor.mjs';
import { fillCart } from '../support/cart.mjs';
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

/**
 * Leaves the editor, whose periodic requests would be refused without the cookies, and opens a page as a shopper with
 * something in the cart; resolves to the page and to the HTML that the server printed.
 *
 * @param {Pick<import('../support/test.mjs').FlowFixtures & import('@playwright/test').PlaywrightTestArgs, 'page' | 'context' | 'shop' | 'watchPage'>} fixtures
 * @param {string} url
 */
export const visitAsShopper = async ({ page, context, shop, watchPage }, url) => {
	await page.goto('about:blank');
	await context.clearCookies();
	const visit = await context.newPage();
	watchPage(visit);
	await fillCart(visit, shop, { 'P-013': 1 });
	const answer = await visit.goto(url);
	return { visit, html: await answer.text() };
};

/** Presses the pointer in the middle of an element, whatever lies there. */
export const pressAt = async (page, element) => {
	await element.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await element.boundingBox();
	await page.mouse.click(x + width / 2, y + height / 2);
};
