/**
 * Tests payment methods of plugins that bundle a React or its JSX runtime: each pays, and the one that cannot work fails
 * alone. `REACT=19` gives the pages React 19 (tools/test/react-19/packages.mjs).
 */
import assert from 'node:assert/strict';
import { checkoutScreen, fillForm, waitUntilOrdered } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import {
	serveBundledGateways,
	testGateway,
	WORKING_BUNDLED_METHODS,
} from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

test.use({ shopOptions: { muPlugins: [testGateway('load.php'), testGateway('bundled.php')] } });

/** React and the boundary on the method whose hooks are another React's. */
const NO_HOOKS = /null \(reading 'use\w+'\)|Invalid hook call|The above error occurred/;

for (const method of WORKING_BUNDLED_METHODS) {
	test(`${method} pays beside a method that fails`, async ({ page, shop, expectError }) => {
		expectError(NO_HOOKS);
		await serveBundledGateways(page);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		const checkout = checkoutScreen(page);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('bundled-hooks').check();
		await checkout.payment.group.getByText('bundled-hooks').last().waitFor();
		await checkout.method(method).check();
		await checkout.payment.group.getByLabel(`Number of ${method}`).fill('4242');
		const sent = page.waitForRequest(
			(request) =>
				/checkout/.test(request.url()) &&
				request.method() === 'POST' &&
				/4242/.test(request.postData() ?? ''),
		);
		await checkout.place.click();
		assert.match((await sent).postData(), new RegExp(`"${method}-number","value":"4242"`));
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
	});
}
