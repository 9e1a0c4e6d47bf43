/**
 * Tests the shop under a strict Content-Security-Policy: nonces with strict-dynamic, no inline styles, Trusted Types with
 * the one policy of the plugin. On every screen something is done; nothing of the plugin violates the policy.
 */
import assert from 'node:assert/strict';
import { expectNoneOpen, expectOpen } from './site/popup.mjs';
import { openCart } from './screens/cart-screen.mjs';
import { expectResults, namesOf, openCatalogue } from './screens/catalogue.mjs';
import { fillForm, openCheckout, waitUntilOrdered } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { searchFields } from './screens/search.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, productBySku } from './support/cart.mjs';
import { newEmail } from './support/orders.mjs';
import { setOption } from './support/option.mjs';
import { writePage } from './support/page.mjs';
import { writeSitePage } from './support/site-page.mjs';
import { test as base } from './support/test.mjs';
import { collectViolations, ownerOf } from './support/violations.mjs';

const TEE = { sku: 'P-013', name: 'Plain Tee' };

/** Fixture `violations`: fails the flow at its end if one of the plugin's was among them, and lists the others'. */
const test = base.extend({
	violations: [
		async ({ page, expectError }, provide, testInfo) => {
			// Those of WordPress and WooCommerce: the browser reports each on the console as well.
			expectError(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/);
			const violations = await collectViolations(page);
			await provide(violations);
			const others = new Map();
			for (const violation of violations) {
				const { directive, source, element } = violation;
				const key = `${ownerOf(violation)}: ${directive} ${element || source}`.slice(0, 200);
				others.set(key, (others.get(key) ?? 0) + 1);
			}
			for (const [description, count] of others) {
				testInfo.annotations.push({ type: 'violation', description: `${description} ×${count}` });
				if (process.env.LIST_VIOLATIONS) {
					console.log(`${description} ×${count}`);
				}
			}
			assert.deepEqual(
				violations.filter((violation) => ownerOf(violation) === 'ours'),
				[],
			);
		},
		{ auto: true },
	],
});

test.use({
	shopOptions: {
		// WordPress's development files use eval.
		constants: { SCRIPT_DEBUG: false },
		muPlugins: ['test/flows/shops/strict-csp.php'],
	},
});

for (const [path, tag] of [
	['/shop/', '@full'],
	['/cart/', '@full'],
	['/checkout/', '@full'],
	['/my-account/', '@woocommerce'],
]) {
	test(
		`the policy is in force on ${path}: a page without it would pass this file`,
		{ tag },
		async ({ page, shop, violations }) => {
			// An empty cart leads away from the checkout.
			await fillCart(page, shop, { [TEE.sku]: 1 });
			await page.goto(path);
			await page.evaluate(() => {
				const probe = document.createElement('p');
				probe.setAttribute('style', 'color:red');
				document.body.append(probe);
				try {
					probe.innerHTML = '<b>x</b>';
				} catch {
					// Trusted Types.
				}
			});
			await eventually(
				'both are reported',
				() =>
					['style-src-attr', 'require-trusted-types-for'].filter((name) =>
						violations.some(
							({ directive, element, sample }) =>
								directive === name &&
								(element.startsWith('<p style') || sample.includes('<b>x</b>')),
						),
					).length,
				2,
			);
		},
	);
}

test('filters, sort order, pages and the first add', { tag: '@full' }, async ({ page }) => {
	const screen = await openCatalogue(page);
	await screen.choice('Color', 'Blue').click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
	// Before the prices of these products are known, one step lies below the lowest.
	await expectValue(screen.lowestThumb, '10');
	await screen.lowestThumb.focus();
	await screen.lowestThumb.press('ArrowRight');
	await eventually('filtered by price', () => page.url().includes('min_price'), true);
	await screen.clearAll.click();
	await screen.sort.selectOption({ label: 'Price: high to low' });
	await eventually('sorted', () => page.url().includes('orderby'), true);
	assert.ok((await namesOf(page)).length > 0);
	await screen.cards.locator('form[data-island="add-to-cart"] button').first().click();
	await eventually('in the cart', () => miniCart(page).count(), '1');
});

test('cart: quantity, coupon, remove and undo', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { [TEE.sku]: 1, 'P-001': 1 });
	const cart = await openCart(page);
	await cart.line(TEE.name).more.click();
	await eventually('more', () => cart.line(TEE.name).field.inputValue(), '2');
	await cart.screen.getByText('Add a coupon').click();
	await cart.screen.getByLabel('Coupon code').fill('nothing-of-the-kind');
	await cart.screen.getByRole('button', { name: 'Apply' }).click();
	await cart.screen.locator('.storefront-coupon-form').getByRole('alert').waitFor();
	await cart.line(TEE.name).remove.click();
	await cart.undo.click();
	await cart.line(TEE.name).row.waitFor();
});

test('mini-cart', { tag: '@full' }, async ({ page, shop }) => {
	await fillCart(page, shop, { [TEE.sku]: 1 });
	await page.goto('/');
	const { button, line } = miniCart(page);
	await button.click();
	await line(TEE.name).more.click();
	await eventually('more', () => line(TEE.name).field.inputValue(), '2');
});

test('checkout, from the form to the order received', async ({ page, shop }) => {
	await fillCart(page, shop, { [TEE.sku]: 1 });
	const checkout = await openCheckout(page);
	await fillForm(checkout, newEmail());
	await checkout.method('Cash on delivery').check();
	await expectText(checkout.total, '$112.80');
	await checkout.place.click();
	await waitUntilOrdered(page);
	await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('product page', { tag: '@full' }, async ({ page, shop }) => {
	const { permalink } = await productBySku(page, shop, TEE.sku);
	await page.goto(permalink, { waitUntil: 'networkidle' });
	const add = page.locator('form[data-island="add-to-cart"] button[type="submit"]').first();
	if ((await add.count()) > 0) {
		await add.click();
		await eventually('in the cart', () => miniCart(page).count(), '1');
	}
});

test(
	'menu, search, popup, action links, anchors and translation',
	{ tag: '@full' },
	async ({ page, shop }) => {
		await page.goto(await writeSitePage(shop));
		const link = page.getByRole('link', { name: 'Say hello' });
		await link.click();
		await expectOpen(page, 'hello');
		await page.getByRole('link', { name: 'Goodbye' }).click();
		await expectNoneOpen(page);
		const search = searchFields(page).first();
		await search.fill('tee');
		await search.press('Enter');
		await page.waitForURL(/s=tee/);
	},
);

test('recently viewed products', { tag: '@full' }, async ({ page, shop }) => {
	const path = await writePage(
		shop,
		'recently-viewed-csp',
		'<!-- wp:storefront-islands/product-grid {"collection":"recently-viewed","title":"You have looked at","perPage":4} /--><!-- wp:storefront-islands/product-carousel {"columns":3} /-->',
	);
	const { id } = await productBySku(page, shop, TEE.sku);
	await page.goto(path);
	await page.evaluate(
		(product) =>
			window.localStorage.setItem(
				'storefront-islands-viewed-0',
				JSON.stringify([[product, Date.now()]]),
			),
		id,
	);
	await page.reload();
	await page.locator('[data-island="recently-viewed"] ul:not([aria-busy])').waitFor();
	await setOption(shop, 'storefront_islands_recently_viewed', '');
});

// The demo shop has no accounts.
test('account', { tag: '@woocommerce' }, async ({ page }) => {
	await page.goto('/my-account/', { waitUntil: 'networkidle' });
	await page.getByRole('heading', { level: 1 }).first().waitFor();
});
