/** Tests that filters work with the keyboard alone and that axe finds no violation. */
import assert from 'node:assert/strict';
import { expectResults, openCatalogue } from '../screens/catalogue.mjs';
import { eventually } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { test } from '../support/test.mjs';

/** Upper limit of Tab presses; larger than the number of tab stops up to the end of the filters. */
const MANY = 60;

const tabTo = async (page, locator) => {
	for (let stop = 0; stop < MANY; stop += 1) {
		await page.keyboard.press('Tab');
		if (await locator.evaluate((element) => element === document.activeElement)) {
			return;
		}
	}
	throw new Error(`${locator} is not reached with Tab`);
};

const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

test('filters are chosen, slid and removed with the keyboard; the focus is never lost', async ({
	page,
}) => {
	const screen = await openCatalogue(page);
	await tabTo(page, screen.lowestThumb);
	await page.keyboard.press('PageUp');
	assert.match(await screen.lowestThumb.getAttribute('aria-valuetext'), /^\$/);
	await eventually('address', () => new URL(page.url()).searchParams.has('min_price'), true);
	assert.ok(await hasFocus(screen.lowestThumb), 'the thumb keeps the focus');

	await tabTo(page, screen.choice('Color', 'Blue'));
	await page.keyboard.press('Space');
	await screen.chip('Blue').waitFor();
	assert.ok(await hasFocus(screen.choice('Color', 'Blue')), 'the choice keeps the focus');

	await screen.chip('Blue').focus();
	await page.keyboard.press('Enter');
	await screen.chip('Blue').waitFor({ state: 'detached' });
	await eventually('focus', () => hasFocus(screen.chips.first()), true);
	await screen.clearAll.focus();
	await page.keyboard.press('Enter');
	await expectResults(page, { address: '', count: '49 products' });
	await eventually(
		'focus',
		() => page.evaluate(() => document.activeElement !== document.body),
		true,
	);
});

test('axe finds nothing on filters: initial, in use, and without results', async ({ page }) => {
	const screen = await openCatalogue(page);
	await expectAccessible(page);
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	// Counts are dimmed while new ones are being loaded.
	await screen.choices('Category').getByText('4', { exact: true }).waitFor();
	await eventually('at rest', () => screen.filters.locator('.is-loading').count(), 0);
	await expectAccessible(page);
	await openCatalogue(page, '/shop/?filter_color=blue&min_price=99');
	await expectAccessible(page);
});
