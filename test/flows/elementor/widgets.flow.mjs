/** Tests the widgets in the real Elementor: its editor, and the pages that are made with it. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { env } from 'node:process';
import { openElementor } from '../screens/elementor.mjs';
import { eventually } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { ALL_OPTIMISATIONS, buildPage, containerOf } from '../support/elementor.mjs';
import { logIn } from '../support/log-in.mjs';
import { test } from '../support/test.mjs';
import { wakeCart } from '../screens/cart-screen.mjs';

/** What Elementor's editor requests from its own servers. */
const OUTSIDE = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

/** WordPress's check of the log-in (wp-auth-check.js) does not find its own dialog in Elementor's editor. */
const AUTH_CHECK = /reading 'hasClass'/;

const openEditor = async (page, shop, expectError) => {
	expectError(OUTSIDE);
	expectError(AUTH_CHECK);
	const built = await buildPage(shop, env.ELEMENTOR);
	await logIn(page);
	return { ...built, editor: await openElementor(page, built.id) };
};

/** Returns another value for a control. */
const otherValue = ({ type, value }) =>
	({ switcher: value === 'yes' ? '' : 'yes', text: 'Written in Elementor', number: 3 })[type];

test(
	'each widget is inserted, changed and saved in the editor, and shown on its page',
	{ tag: ['@elementor', '@1280'] },
	async ({ page, shop, expectError }) => {
		const { editor, path } = await openEditor(page, shop, expectError);
		const names = await editor.widgets();
		assert.ok(names.length > 15, names.join(' '));
		const changed = [];
		for (const name of names) {
			const id = await editor.insert(name);
			const box = await editor.previewOf(id).boundingBox();
			assert.ok(box !== null && box.height > 20, `${name} shows something`);
			const control = await editor.controlOf(id, ['switcher', 'text', 'number']);
			if (control !== null) {
				await editor.change(id, { [control.name]: otherValue(control) });
				changed.push([id, control]);
			}
		}
		assert.ok(changed.length > 12, 'most have a control that can be changed');
		await editor.save();
		assert.deepEqual(editor.asked, [], 'nothing in the editor asks the shop');

		// The editor keeps asking for revisions, which a guest may not.
		await page.goto('about:blank');
		await page.context().clearCookies();
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			await eventually(
				'widgets',
				() => page.locator('[data-widget_type^="storefront-islands-"]').count(),
				names.length,
			);
			await expectNoSideways(page);
			assert.equal(await page.locator('.storefront-islands-preview').count(), 0);
			await wakeCart(page);
		}
	},
);

test(
	'widgets are duplicated, removed, restored and selected while nothing in them is hydrated',
	{ tag: ['@elementor', '@1280'] },
	async ({ page, shop, expectError }) => {
		const { editor } = await openEditor(page, shop, expectError);
		const ids = [];
		for (const name of ['cart', 'checkout', 'mini-cart', 'product-grid', 'price-filter']) {
			ids.push(await editor.insert(`storefront-islands-${name}`));
		}
		const previews = editor.frame.locator('.storefront-islands-preview');
		for (const id of ids) {
			await editor.run('duplicate', id);
		}
		await eventually('duplicates', () => previews.count(), 10);
		await editor.run('delete', ids[0]);
		await eventually('one fewer', () => previews.count(), 9);
		await editor.undo();
		await eventually('restored', () => previews.count(), 10);

		await editor.select(ids[1]);
		await page.locator('#elementor-panel').getByText('Checkout (Storefront)').first().waitFor();
		const preview = await editor.frame.locator('body').evaluate((body) => ({
			islands: body.querySelectorAll('[data-island]').length,
			hydrated: body.querySelectorAll('[data-hydrated]').length,
			boots: [...body.ownerDocument.scripts].filter(({ src }) => src.includes('/boot.js')).length,
		}));
		assert.equal(preview.hydrated, 0);
		assert.equal(preview.boots, 0);
		assert.deepEqual(editor.asked, []);
		await editor.save();
	},
);

const WIDGETS = [
	['menu'],
	['mini-cart', { countVisibility: 'always' }],
	['search'],
	['shop-notices'],
	['active-filters'],
	['price-filter', { headingLevel: '2' }],
	['filter-list', { taxonomy: 'pa_color', heading: 'Color', headingLevel: '2' }],
	['taxonomy-filter', { heading: 'Kind', headingLevel: '2' }],
	['product-grid', { filterable: 'yes', perPage: 6, paginate: 'yes', title: 'Products' }],
	['product-carousel', { title: 'Carousel', label: 'Carousel', headingLevel: '2' }],
	['my-account'],
	['account'],
	['translation'],
];

test(
	'a page of widgets with all of Elementor’s optimisations: no error, accessible, hydrated',
	{ tag: ['@elementor'] },
	async ({ page, shop }) => {
		const built = await buildPage(shop, env.ELEMENTOR, {
			options: ALL_OPTIMISATIONS,
			elements: [containerOf(WIDGETS)],
		});
		const sheets = () =>
			page.evaluate(() =>
				[...document.head.querySelectorAll('link[rel=stylesheet], style')].map(({ id }) => id),
			);
		// The second visit comes from the element cache.
		for (const visit of ['first', 'second']) {
			await page.goto(built.path);
			const grid = page.locator('[data-widget_type="storefront-islands-product-grid.default"]');
			assert.equal(await grid.locator('.storefront-product-card').count(), 6, visit);
			assert.ok((await sheets()).includes('storefront-islands-price-filter-css'), visit);
			await expectAccessible(page, '[data-elementor-type]');
			await grid.getByRole('button', { name: 'Add to cart' }).first().click();
			await page
				.locator('[data-elementor-type] [data-island="mini-cart"][data-hydrated]')
				.waitFor({ state: 'attached' });
		}
	},
);

test(
	'a page with the cart is private by its widget, in its first answer',
	{ tag: ['@elementor', '@1280'] },
	async ({ page, shop }) => {
		const isPrivate = async (widget) => {
			const { path } = await buildPage(shop, env.ELEMENTOR, {
				elements: [containerOf([[widget]])],
			});
			const response = await page.goto(path);
			return (response.headers()['cache-control'] ?? '').includes('private');
		};
		assert.equal(await isPrivate('cart'), true);
		assert.equal(await page.locator('[data-island="cart"]').count(), 1);
		assert.equal(await isPrivate('checkout'), true);
		assert.equal(await isPrivate('product-grid'), false);
	},
);
