/** Tests the inserter's previews: each shows what its block is, and is small enough to be read at a glance. */
import assert from 'node:assert/strict';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

/** Text of each block's preview, by the block's name and, behind a slash, its variation. */
const TEXTS = {
	account: 'Log out',
	'active-filters': 'Small',
	'add-to-cart': 'Quantity',
	cart: 'Proceed to checkout',
	checkout: 'Contact information',
	filters: 'Minimum price',
	'filter-list/attribute': 'Black',
	'filter-list/category': 'Bags',
	'filter-list/rating': '12',
	'filter-list/stock': 'Out of stock',
	menu: 'About us',
	'mini-cart': 'Cart',
	'my-account': 'Log out',
	popup: '10% off your first order',
	'price-filter': 'Maximum price',
	'product-carousel': 'Add to cart',
	'product-grid': 'Add to cart',
	'purchase-summary': 'Your order has been received.',
	search: 'Search products',
	'shop-notices': 'Notices of the shop are shown here.',
	'taxonomy-filter': 'Posters',
	translation: 'English',
};

/** Height of a preview in widths of it, at most: a taller one is shrunk or cut off in the inserter. */
const TALLEST = 1.2;

const PREFIX = 'editor-block-list-item-storefront-islands-';

/** Returns the block's name in the class names of its entry. */
const nameOf = async (entry) => {
	const classes = (await entry.getAttribute('class')).split(' ');
	return classes
		.find((name) => name.startsWith(PREFIX))
		.slice(PREFIX.length)
		.replace(/\/wide$/, '');
};

test(
	"the inserter's preview of each block shows it at a glance",
	{ tag: '@1280' },
	async ({ page, context, shop }) => {
		await openEditor({ page, context, shop });
		await page
			.getByRole('button', { name: /block inserter/i })
			.first()
			.click();
		await page.locator('.block-editor-inserter__search input').fill('storefront');
		const entries = page.locator(`[class*="${PREFIX}"]`);
		const expected = Object.keys(TEXTS).sort();
		await eventually(
			'every block is offered',
			async () => (await Promise.all((await entries.all()).map(nameOf))).sort(),
			expected,
		);
		const preview = page.locator('.block-editor-inserter__preview-container');
		const frame = preview.locator('iframe');
		for (const name of expected) {
			const entry = page.locator(`[class~="${PREFIX}${name}"], [class~="${PREFIX}${name}/wide"]`);
			await entry.hover();
			await preview.getByText(await entry.textContent(), { exact: true }).waitFor();
			const content = frame.contentFrame();
			const found = content
				.getByText(TEXTS[name], { exact: true })
				.or(content.getByPlaceholder(TEXTS[name]))
				.or(content.getByRole('button', { name: TEXTS[name] }))
				.first();
			await found.waitFor();
			// Pictures arrive later than texts; the editor then makes the frame higher.
			await eventually(
				`${name}: ${TEXTS[name]} is not cut off`,
				async () => {
					const [text, box] = [await found.boundingBox(), await frame.boundingBox()];
					return text.y + text.height <= box.y + box.height;
				},
				true,
			);
			const { width, height } = await frame.boundingBox();
			assert.ok(height <= width * TALLEST, `${name}: ${height} px high, ${width} px wide`);
		}
	},
);
