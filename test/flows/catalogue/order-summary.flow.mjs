/** The checkout's page as it stands: what is in the cart, to be read. */
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { fillCart } from '../support/cart.mjs';
import { flow } from '../support/flow.mjs';

flow('the order summary shows rows and totals, and leads back to the cart', async (stage) => {
	const { page, shop } = stage;
	await fillCart(page, shop, { 'P-005': 2 });
	const response = await page.goto('/checkout/');
	assert.match(response.headers()['cache-control'], /no-store/);
	await page.getByRole('row', { name: /Tall Mug × 2 \$117\.60/ }).waitFor();
	await page.getByRole('row', { name: /^Total \$/ }).waitFor();
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Back to the cart' }).click();
	await page.waitForURL('**/cart/');
});
