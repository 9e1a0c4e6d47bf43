/**
 * Tests the checkout where a plugin's script has put a hidden field into the form, and given it another id, before the
 * checkout started.
 */
import { expect } from '@playwright/test';
import { openCheckout } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { serveEmptyGateways, testGateway } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

const gateways = testGateway('load.php');
test.use({ shopOptions: { muPlugins: [gateways] } });

test('a hidden field that a plugin added stays, and the checkout starts without an error', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await serveEmptyGateways(page);
	await page.addInitScript(() => {
		const add = () => {
			const field = document.createElement('input');
			Object.assign(field, { type: 'hidden', name: 'added', value: '1' });
			const form = document.querySelector('form.wc-block-checkout__form');
			form?.prepend(field);
			form?.setAttribute('id', 'named-by-a-gateway');
		};
		// The document is read, and scripts that wait for that have not run.
		document.addEventListener('readystatechange', add, { once: true });
	});
	await openCheckout(page);
	await expect(page.locator('form.wc-block-checkout__form > [name="added"]')).toHaveValue('1');
});
