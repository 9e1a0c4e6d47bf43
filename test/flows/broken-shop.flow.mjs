/** Tests a shop that responds with error pages, late, or not at all. */
import assert from 'node:assert/strict';
import { openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import {
	BATCH,
	CART,
	FAILED_RESOURCE,
	hold,
	loseResponse,
	once,
	storeRequests,
} from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const ERROR_PAGE = {
	status: 502,
	contentType: 'text/html',
	body: '<!doctype html><title>502 Bad Gateway</title><h1>502 <img src=x onerror=alert(1)></h1>',
};

/**
 * Lets the shop perform cart changes, but replaces its responses until `repair` is called. The route stays registered
 * after that, because removing a route while its handler runs would keep the handler from finishing.
 */
const breakAnswers = async (page) => {
	let count = 0;
	let isBroken = true;
	let isAtWork = false;
	await page.route(BATCH, async (route) => {
		if (!isBroken) {
			await route.continue();
			return;
		}
		isAtWork = true;
		await route.fetch();
		count += 1;
		// The page may have aborted the request in the meantime.
		await route.fulfill(ERROR_PAGE).catch(() => {});
		isAtWork = false;
	});
	return {
		/** Number of responses that were replaced. */
		count: () => count,
		/** True while the page waits for a response, so that the time that passes is not the page's own delay. */
		isAtWork: () => isAtWork,
		repair: () => {
			isBroken = false;
		},
	};
};

/**
 * Advances the page's clock until the given number of responses was replaced. It advances only while no request is
 * under way, because a retry delay starts once the page has read the previous response.
 */
const untilBroken = (page, broken, times) =>
	eventually(
		'broken answers',
		async () => {
			if (!broken.isAtWork()) {
				await page.clock.runFor(5000);
			}
			return broken.count() >= times;
		},
		true,
	);

test('only error pages: changes are kept, reported as waiting, and applied once', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	await fillCart(page, shop, { 'P-013': 1 });
	const cart = await openCart(page);
	await page.clock.install();
	const broken = await breakAnswers(page);
	await cart.line('Plain Tee').more.click();
	await untilBroken(page, broken, 5);
	await cart.notices
		.getByText(
			'The shop cannot be reached. Your changes are kept and will be sent as soon as it can.',
		)
		.waitFor();
	await expectValue(cart.line('Plain Tee').field, '2');
	await expectText(cart.state, 'Updating…');

	broken.repair();
	await page.clock.resume();
	await cart.screen.getByRole('button', { name: 'Try again' }).click();
	await expectText(cart.total, '$219.60');
	await cart.notices.waitFor({ state: 'detached' });
	assert.equal((await readCart(page, shop)).items[0]?.quantity, 2);
});

test('an add with a lost response is applied once', async ({ page, shop, expectError }) => {
	expectError(FAILED_RESOURCE);
	await page.goto('/');
	const requests = storeRequests(page);
	await once(page, BATCH, loseResponse);
	const add = page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first();
	await add.click();
	await page.getByRole('link', { name: 'View cart' }).waitFor();
	const count = () => requests.filter((request) => request === 'POST batch').length;
	await eventually('sent again', count, 2);
	assert.equal((await readCart(page, shop)).items_count, 1);
});

test(
	'an add that takes long can be tried again, and is made once',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto('/');
		const form = page.locator('form', { has: page.getByRole('button', { name: '“Belt Bag”' }) });
		await form.first().getByRole('button').hover();
		// Before, the form sends the add itself (catalogue/held-adds).
		await form.and(page.locator('[data-hydrated]')).first().waitFor();
		await page.clock.install();
		const shopIsSlow = await hold(page, BATCH);
		await form.first().getByRole('button').click();
		await eventually('it is sent', () => shopIsSlow.count(), 1);
		await page.clock.fastForward(10_000);
		await form.first().getByText('The shop takes long to answer.').waitFor();
		await form.first().getByRole('button', { name: 'Try again' }).click();
		await eventually('it is sent again', () => shopIsSlow.count(), 2);
		await shopIsSlow.release();
		await form.first().getByRole('link', { name: 'View cart' }).waitFor();
		assert.equal((await readCart(page, shop)).items_count, 1);
	},
);

test(
	'the drawer without a cart reports the failure and retries',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/');
		await page.route(CART, (route) => route.fulfill(ERROR_PAGE));
		const { button, drawer, line } = miniCart(page);
		await button.click();
		await drawer.getByText('Your cart could not be loaded.').waitFor();
		await page.unroute(CART);
		await drawer.getByRole('button', { name: 'Try again' }).click();
		await expectValue(line('Plain Tee').field, '1');
	},
);
