/** Every page of the shop opens, says what it is, and has nothing that axe would mark. */
import assert from 'node:assert/strict';
import { expectAccessible } from './support/accessibility.mjs';
import { flow } from './support/flow.mjs';

const PAGES = ['/', '/shop/', '/cart/', '/checkout/'];

for (const path of PAGES) {
	flow(`${path} opens and is accessible`, async ({ page }) => {
		const response = await page.goto(path);
		assert.equal(response.status(), 200);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await expectAccessible(page);
	});
}
