/** Tests a visitor without JavaScript under a strict Content-Security-Policy: the style elements in noscript apply. */
import assert from 'node:assert/strict';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	javaScriptEnabled: false,
	shopOptions: {
		// WordPress's development files use eval.
		constants: { SCRIPT_DEBUG: false },
		muPlugins: ['test/flows/shops/strict-csp.php'],
	},
});

test('cart and checkout offer nothing that would need a script', async ({
	page,
	shop,
	expectError,
}) => {
	// Style attributes of WordPress's blocks.
	expectError(/Content Security Policy/);
	await fillCart(page, shop, { 'P-013': 1 });
	for (const path of ['/cart/', '/checkout/']) {
		const answer = await page.goto(path);
		const policy = answer.headers()['content-security-policy'];
		const [, nonce] = /'nonce-([^']+)'/.exec(policy);
		const html = await answer.text();
		// WooCommerce has style elements of its own in noscript, without a nonce.
		const styles = [...html.matchAll(/<noscript>\s*<style([^>]*)>([^<]*)/g)]
			.filter(([, , rules]) => rules.includes('storefront'))
			.map(([, attributes]) => attributes);
		assert.ok(styles.length > 0, path);
		for (const attributes of styles) {
			assert.equal(attributes, ` nonce="${nonce}"`, path);
		}
		for (const control of await page.locator('.storefront-needs-script').all()) {
			assert.equal(await control.isVisible(), false, `${path}: ${await control.innerHTML()}`);
		}
	}
});
