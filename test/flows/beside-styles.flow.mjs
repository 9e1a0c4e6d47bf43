/**
 * Tests that style sheets of WooCommerce's blocks do not reach this plugin's blocks on the same page: block themes print
 * WooCommerce's mini-cart in every header, and its style sheets address class names that both have. Nor do rules by which
 * classic themes space lists and paragraphs of content and style every button; but those of `.button` reach what looks
 * like one.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../tools/paths.mjs';
import { checkoutScreen, waitUntilUsable } from './screens/checkout.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { BLOCKS, changesBy, overlapsOn } from './support/appearance.mjs';
import { popup, popupBlock, request, visit, writePopupPage } from './site/popup.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { wakeCart } from './screens/cart-screen.mjs';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Screens of the sample shop, each brought into the state that has most elements. */
const SCREENS = {
	'the cart': async (page) => {
		await page.goto('/cart/');
		await wakeCart(page);
		await page.getByText('Add a coupon').click();
		await page.locator('.storefront-line .storefront-link-button').first().hover();
	},
	'a checkout with errors': async (page) => {
		await page.goto('/checkout/');
		await waitUntilUsable(page);
		await checkoutScreen(page).place.click();
		await page.locator('#validate-error-shipping_city').waitFor();
	},
	'the drawer': async (page) => {
		await page.goto('/');
		await miniCart(page).button.click();
		await miniCart(page).line('Espresso Cup').field.waitFor();
		await page.locator('.storefront-drawer__head .storefront-icon-button').hover();
	},
	'a grid with filters': async (page) => {
		await page.goto('/shop/?filter_color=blue,green&query_type_color=or&min_price=10');
		await page.getByRole('link', { name: 'Remove Blue filter' }).waitFor();
		assert.ok((await page.locator('.storefront-product-grid__products li').count()) > 1);
	},
	'a grid without results': async (page) => {
		await page.goto('/shop/?filter_color=blue,green&min_price=10');
		await page.getByText('No products match all of these filters.').waitFor();
	},
	'a product': async (page) => {
		await page.goto('/product/espresso-cup/');
	},
	'a product with variations': async (page) => {
		await page.goto('/product/club-hoodie/');
		// WooCommerce's own script hides it with a movement.
		await page.waitForFunction(() => {
			const variation = document.querySelector('.single_variation');
			return !variation || window.getComputedStyle(variation).display === 'none';
		});
	},
	'recent searches': async (page) => {
		await page.goto('/');
		const field = page.locator('.storefront-search__field');
		await field.click();
		await field.pressSequentially('mug');
		await page.locator('.storefront-search').getByRole('option').first().waitFor();
		await field.press('Enter');
		await page.waitForURL(/s=mug/);
		await field.fill('');
		await page.getByRole('button', { name: 'Clear recent searches' }).hover();
	},
	'a mini-cart with the focus': async (page) => {
		await page.goto('/');
		const { button, badge } = miniCart(page);
		await button.focus();
		await badge.filter({ hasText: '8' }).waitFor();
	},
	'a popup': async (page, shop) => {
		const plain = popupBlock('plain', { offersNever: true });
		await visit(page, await writePopupPage(shop, 'styles-popup', plain));
		await request(page, 'plain');
		await popup(page, 'plain').getByRole('button').first().hover();
	},
};

/** Style sheets of WooCommerce's blocks for visitors, in the order of their names. */
const readStylesOfWooCommerce = (folder) =>
	readdirSync(join(folder, 'assets/client/blocks'))
		.filter((file) => file.endsWith('.css') && !/-rtl\.css$|editor/.test(file))
		.map((file) => readFileSync(join(folder, 'assets/client/blocks', file), 'utf8'))
		.join('\n');

const readFixture = (file) => readFileSync(inProject(`test/fixtures/styles/${file}`), 'utf8');

const showFilled = async (page, shop, show) => {
	await fillCart(page, shop, { 'P-003': 2, 'P-001': 1 });
	await show(page, shop);
	await page.evaluate(() => document.fonts.ready);
};

for (const [name, show] of Object.entries(SCREENS)) {
	const full = name === 'a checkout with errors' ? [] : ['@full'];

	test(
		`WooCommerce's block styles change nothing about ${name}`,
		{ tag: '@woocommerce' },
		async ({ page, shop, sources }) => {
			await showFilled(page, shop, show);
			assert.deepEqual(await changesBy(page, readStylesOfWooCommerce(sources.woocommerce)), []);
			assert.deepEqual(await overlapsOn(page), []);
		},
	);

	test(
		`styles of other plugins and themes change nothing about ${name}, whose buttons have the class of themes`,
		{ tag: ['@demo', ...full] },
		async ({ page, shop }) => {
			await showFilled(page, shop, show);
			const buttons = page.locator(`:is(${BLOCKS}) .wp-element-button:not(.button)`);
			assert.equal(await buttons.count(), 0);
			assert.deepEqual(await changesBy(page, readFixture('shared-class-names.css')), []);
			assert.deepEqual(await overlapsOn(page), []);
			await page.locator(BLOCKS).evaluateAll((blocks) => {
				for (const block of blocks) {
					block.classList.add('theme-content');
				}
			});
			assert.deepEqual(await changesBy(page, readFixture('theme-content.css')), []);
		},
	);
}
