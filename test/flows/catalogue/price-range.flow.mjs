/** Tests prices that are entered in the wrong order: the filter announces the range that it applies. */
import assert from 'node:assert/strict';
import { decodedQueryOf, openCatalogue } from '../screens/catalogue.mjs';
import { eventually, expectText, expectValue } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';

test('a typed maximum below the minimum moves the minimum, and both fields report it', async ({
	page,
}) => {
	const { filters, lowest, highest } = await openCatalogue(page, '/shop/?min_price=50');
	const said = filters.locator('.storefront-price-filter__error');
	await highest.fill('30');
	await expectText(said, 'The minimum stays below the maximum: $29.00 – $30.00');
	assert.equal(await said.getAttribute('role'), 'alert');
	await eventually('address', () => decodedQueryOf(page), 'min_price=29&max_price=30');
	await highest.press('Tab');
	await expectValue(lowest, '29');
	await expectValue(highest, '30');
	for (const field of [lowest, highest]) {
		assert.equal(await field.getAttribute('aria-describedby'), await said.getAttribute('id'));
		assert.equal(await field.getAttribute('aria-invalid'), 'false');
	}
	const color = await said.evaluate((element) => window.getComputedStyle(element).color);
	const around = await filters.evaluate((element) => window.getComputedStyle(element).color);
	assert.equal(color, around, 'nothing is wrong');

	await highest.fill('40');
	await said.waitFor({ state: 'detached' });
});
