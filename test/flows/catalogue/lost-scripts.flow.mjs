/** Tests filters and the list of orders where scripts do not come although the browser runs JavaScript. */
import assert from 'node:assert/strict';
import { decodedQueryOf, openCatalogue } from '../screens/catalogue.mjs';
import { hold } from '../screens/network.mjs';
import { eventually, stopClock } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

const BOOT = /\/build\/boot\.js/;
const CATALOGUE = /\/build\/catalogue\.js/;
const LOST = /ERR_FAILED|Did not run|Failed to load/;
const BLUE = 'filter_color=blue';
const LATER = 10_000;

const lose = (page, script) => page.route(script, (route) => route.abort());

test('without boot a tick and an order open their page', async ({ page, expectError }) => {
	expectError(LOST);
	await lose(page, BOOT);
	const screen = await openCatalogue(page);
	assert.equal(await screen.filters.getByRole('button', { name: /^Apply/ }).count(), 0);
	await screen.choice('Color', 'Red').click();
	await screen.choice('Color', 'Red').click();
	await screen.choice('Color', 'Blue').click();
	await eventually('address', () => decodedQueryOf(page), BLUE);
	await screen.chip('Blue').waitFor();
	await screen.sort.selectOption('price');
	await eventually('address', () => decodedQueryOf(page), `${BLUE}&orderby=price`);
});

test('changes of several filters open one page where their script fails', async ({
	page,
	expectError,
}) => {
	expectError(LOST);
	await lose(page, CATALOGUE);
	await stopClock(page);
	const screen = await openCatalogue(page, '/shop/?filter_color=red');
	await screen.choice('Color', 'Red').uncheck();
	await screen.choice('Color', 'Blue').check();
	await screen.choice('Stock Status', 'In stock').check();
	await screen.lowestThumb.press('ArrowRight');
	await page.clock.runFor(LATER);
	const all = ['filter_color=blue', 'filter_stock_status=instock', 'min_price=1'];
	await eventually('address', () => decodedQueryOf(page).split('&').sort(), all);
});

test('a script that hangs has ten seconds', async ({ page }) => {
	const held = await hold(page, CATALOGUE);
	await stopClock(page);
	const screen = await openCatalogue(page);
	await screen.choice('Color', 'Blue').check();
	await page.clock.runFor(LATER - 1);
	assert.equal(decodedQueryOf(page), '');
	await page.clock.runFor(1);
	await eventually('address', () => decodedQueryOf(page), BLUE);
	await held.release();
});
