/**
 * Tests the site editor: the mini-cart in the header, a grid with filters in the template of the shop, and cart and
 * checkout in the templates of their pages, each with a setting that shoppers see.
 */
import assert from 'node:assert/strict';
import { checkoutScreen, waitUntilUsable } from '../screens/checkout.mjs';
import { eventually, expectText } from '../screens/wait.mjs';
import { overlapsOn } from '../support/appearance.mjs';
import { test } from '../support/test.mjs';
import { openEditor, visitAsShopper } from './open-editor.mjs';
import {
	canvasOf,
	insertBefore,
	openTemplateOf,
	readTheme,
	replaceBlock,
	SELECTION_OF_REMOVED,
	useTemplateOfSlug,
	waitForBlock,
} from './templates.mjs';
import { wakeCart } from '../screens/cart-screen.mjs';

// A shop of its own, as its templates are changed.
test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_SITE_EDITOR: true } } });

test(
	'the header’s mini-cart is as high as its button, and shows a setting to shoppers',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const theme = await readTheme(page);
		const editor = await openEditor({ page, context, shop }, ({ openTemplate }) =>
			openTemplate('wp_template_part', `${theme}//header`),
		);
		const id = await waitForBlock(page, editor, 'storefront-islands/mini-cart');
		for (const name of ['menu', 'search']) {
			await waitForBlock(page, editor, `storefront-islands/${name}`);
		}
		const block = editor.blockOf(id);
		const heightOf = async (element) => (await element.boundingBox()).height;
		const button = block.locator('.wc-block-mini-cart__button');
		await button.waitFor();
		assert.ok((await heightOf(block)) - (await heightOf(button)) < 2);
		assert.deepEqual(await overlapsOn(canvasOf(page)), []);

		await editor.select(id);
		await editor.inspector
			.getByRole('checkbox', { name: 'Price of the products beside the icon' })
			.check();
		await editor.saveTemplate();
		editor.expectNoWarnings();

		const { visit: visitor } = await visitAsShopper({ page, context, shop, watchPage }, '/');
		const price = visitor.locator('header .storefront-mini-cart__price');
		await eventually('a price', async () => /^\$\d/.test(await price.innerText()), true);
	},
);

test(
	'the template of a list of products gets a filter above its grid, which shoppers use',
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const theme = await readTheme(page);
		const { slug, path } = shop.isWooCommerce
			? { slug: 'archive-product', path: '/shop/' }
			: { slug: 'taxonomy-product_cat', path: '/product-category/mugs/' };
		const editor = await openEditor({ page, context, shop }, ({ openTemplate }) =>
			openTemplate('wp_template', `${theme}//${slug}`),
		);
		const grid = await waitForBlock(page, editor, 'storefront-islands/product-grid');
		const filter = await insertBefore(page, grid, 'storefront-islands/filter-list', {
			kind: 'stock',
			heading: 'On the shelf',
		});
		await expectText(editor.blockOf(filter).locator('.storefront-filter__heading'), 'On the shelf');
		await editor.select(grid);
		await editor.inspector.getByRole('checkbox', { name: 'Picture', exact: true }).uncheck();
		await eventually('pictures', () => editor.blockOf(grid).locator('img').count(), 0);
		assert.deepEqual(await overlapsOn(canvasOf(page)), []);
		await editor.saveTemplate();
		editor.expectNoWarnings();

		const { visit: visitor } = await visitAsShopper({ page, context, shop, watchPage }, path);
		const shown = visitor.locator('.storefront-product-grid');
		await shown.locator('.storefront-product-card').first().waitFor();
		assert.equal(await shown.locator('img').count(), 0);
		const heading = visitor.getByRole('heading', { name: 'On the shelf' });
		await heading.waitFor();
		await visitor
			.locator('.wp-block-storefront-islands-filter-list')
			.filter({ has: heading })
			.getByText('Out of stock')
			.click();
		await visitor.waitForURL(/filter_stock_status=outofstock/);
	},
);

for (const { slug, label, text } of [
	{ slug: 'cart', label: 'Proceed to checkout', text: 'On to the till' },
	{ slug: 'checkout', label: 'Place order', text: 'Buy it now' },
]) {
	test(
		`the template of the page of the ${slug} holds the ${slug}, whose label is written in place`,
		{ tag: '@1280' },
		async ({ page, context, shop, watchPage, expectError }) => {
			expectError(SELECTION_OF_REMOVED);
			const theme = await readTheme(page);
			const editor = await openEditor({ page, context, shop });
			await useTemplateOfSlug(page, slug);
			await openTemplateOf(page, editor, theme, `page-${slug}`);
			if (shop.isWooCommerce) {
				// Its templates show the page itself in their content.
				await waitForBlock(page, editor, `storefront-islands/${slug}`);
			}
			const content = await waitForBlock(page, editor, 'core/post-content');
			const id = await replaceBlock(page, content, `storefront-islands/${slug}`, { align: 'wide' });
			const block = editor.blockOf(id);
			const place = block.getByRole('textbox', { name: label, exact: true });
			await place.click();
			await page.keyboard.press('ControlOrMeta+a');
			await page.keyboard.type(text);
			await expectText(place, text);
			assert.deepEqual(await overlapsOn(canvasOf(page)), []);
			await editor.saveTemplate();
			editor.expectNoWarnings();

			const { visit: visitor } = await visitAsShopper(
				{ page, context, shop, watchPage },
				`/${slug}/`,
			);
			assert.equal(await visitor.locator(`[data-island="${slug}"]`).count(), 1);
			if (slug === 'cart') {
				await wakeCart(visitor);
				await visitor.getByRole('link', { name: text, exact: true }).waitFor();
			} else {
				await waitUntilUsable(visitor);
				await expectText(checkoutScreen(visitor).place, text);
			}
		},
	);
}
