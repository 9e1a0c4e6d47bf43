/** Tests an answer with 3,000 lines: a calm message and a usable page, after less than a second of scripting. */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { BATCH } from './screens/network.mjs';
import { expectText, untilQuiet } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const LINES = 3000;

/** Milliseconds of the page's scripts so far. */
const scriptingOf = async (session) => {
	const { metrics } = await session.send('Performance.getMetrics');
	return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
};

test(
	'3,000 lines leave the cart as it was, with a message',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/cart/');
		const cart = cartScreen(page);
		const { more } = cart.line('Plain Tee');
		await more.waitFor();
		await untilQuiet(page);
		await page.route(BATCH, async (route) => {
			const response = await route.fetch();
			const answer = await response.json();
			const { body } = answer.responses[0];
			const [line] = body.items;
			body.items = Array.from({ length: LINES }, (_, index) => ({
				...line,
				key: `${line.key}${String(index)}`,
				name: `Line ${String(index)}`,
			}));
			await route.fulfill({ response, json: answer });
		});
		const session = await page.context().newCDPSession(page);
		await session.send('Performance.enable');
		const before = await scriptingOf(session);
		await more.click();
		await page.getByText('Unable to get cart data from the API.').first().waitFor();
		await expectText(cart.state, '');
		const scripting = (await scriptingOf(session)) - before;
		test.info().annotations.push({ type: 'scripting', description: `${String(scripting)} ms` });
		assert.ok(scripting < 1000, `${String(scripting)} ms of scripting`);
		await cart.proceed.click();
		await page.waitForURL('**/checkout/');
	},
);
