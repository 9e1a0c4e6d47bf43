/** Tests that neither WooCommerce nor WordPress finds a dependency of the plugin's scripts missing, with a gateway and without. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCart } from '../support/cart.mjs';
import { serveTestGateways, testGateway } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';
import { untilQuiet } from '../screens/wait.mjs';

const OURS = /storefront-islands/;

/** Returns the lines of PHP's log about code that uses WordPress the wrong way. */
const wrongUses = ({ site }) => {
	const log = join(site, 'wp-content/debug.log');
	return existsSync(log)
		? readFileSync(log, 'utf8')
				.split('\n')
				.filter((line) => /was called <strong>incorrectly|was called incorrectly/.test(line))
		: [];
};

/** Opens cart and checkout and returns what WooCommerce warns of in the console. */
const warningsOn = async (page, shop) => {
	const warnings = [];
	page.on('console', (message) => {
		if (message.type() === 'warning' && message.text().startsWith('[WooCommerce]')) {
			warnings.push(message.text());
		}
	});
	await fillCart(page, shop, { 'P-013': 1 });
	for (const path of ['/cart/', '/checkout/']) {
		await page.goto(path);
		// The cart sleeps until then.
		await page.mouse.move(3, 3);
		await page.locator('[data-island][data-hydrated]').first().waitFor();
		await untilQuiet(page);
	}
	return warnings;
};

const findsNothing = async (page, shop) => {
	const warnings = await warningsOn(page, shop);
	assert.deepEqual(
		warnings.filter((text) => OURS.test(text)),
		[],
	);
	assert.deepEqual(wrongUses(shop), []);
};

test.describe('without a gateway of another plugin', () => {
	test('cart and checkout miss no dependency', async ({ page, shop }) => {
		await findsNothing(page, shop);
	});
});

test.describe('with gateways of another plugin', () => {
	test.use({ shopOptions: { muPlugins: [testGateway('load.php')] } });

	test('cart and checkout with them miss no dependency', async ({ page, shop, expectError }) => {
		expectError(/always breaks|The above error occurred|the test method threw/i);
		await serveTestGateways(page);
		await findsNothing(page, shop);
	});
});
