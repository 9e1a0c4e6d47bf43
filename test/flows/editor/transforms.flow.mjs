/**
 * Tests the transforms between WooCommerce's blocks and the plugin's, in both directions, with the editor's block
 * switcher.
 */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { inProject } from '../../../tools/paths.mjs';
import { eventually } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

test.use({
	shopOptions: {
		muPlugins: [fileURLToPath(new URL('../shops/drawer-texts.php', import.meta.url))],
	},
});

const HEADING =
	'<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Costs &amp; more</h4><!-- /wp:heading -->';
/** Blocks with the result of their transform, and the content that must be kept in both directions. */
const CASES = [
	{
		theirs: 'woocommerce/cart',
		ours: 'storefront-islands/cart',
		content: '<!-- wp:woocommerce/cart {"className":"shop"} /-->',
		expected: { className: 'shop', align: 'wide' },
	},
	{
		theirs: 'woocommerce/checkout',
		ours: 'storefront-islands/checkout',
		content: '<!-- wp:woocommerce/checkout {"className":"shop"} /-->',
		expected: { className: 'shop' },
	},
	{
		theirs: 'woocommerce/mini-cart',
		ours: 'storefront-islands/mini-cart',
		content: '<!-- wp:woocommerce/mini-cart {"addToCartBehaviour":"open_drawer"} /-->',
		expected: {
			openOnAdd: true,
			showCartButton: false,
			texts: { title: 'My basket', checkout: 'Pay & go' },
		},
	},
	{
		theirs: 'woocommerce/filter-wrapper',
		ours: 'storefront-islands/price-filter',
		content: `<!-- wp:woocommerce/filter-wrapper {"filterType":"price-filter","className":"shop"} -->${HEADING}<!-- wp:woocommerce/price-filter {"heading":"","inlineInput":true,"lock":{"remove":true}} /--><!-- /wp:woocommerce/filter-wrapper -->`,
		expected: {
			heading: 'Costs & more',
			headingLevel: 4,
			inlineInput: true,
			showInputFields: true,
			className: 'shop',
		},
	},
	{
		theirs: 'woocommerce/filter-wrapper',
		ours: 'storefront-islands/active-filters',
		content: `<!-- wp:woocommerce/filter-wrapper {"filterType":"active-filters"} -->${HEADING}<!-- wp:woocommerce/active-filters {"heading":"","displayStyle":"chips"} /--><!-- /wp:woocommerce/filter-wrapper -->`,
		expected: { heading: 'Costs & more', headingLevel: 4, displayStyle: 'chips' },
	},
	{
		theirs: 'woocommerce/filter-wrapper',
		ours: 'storefront-islands/filter-list',
		content: `<!-- wp:woocommerce/filter-wrapper {"filterType":"attribute-filter"} -->${HEADING}<!-- wp:woocommerce/attribute-filter {"heading":"","attributeId":1,"queryType":"and","selectType":"single"} /--><!-- /wp:woocommerce/filter-wrapper -->`,
		expected: {
			kind: 'attribute',
			attributeId: 1,
			queryType: 'and',
			selectType: 'single',
			showCounts: false,
			heading: 'Costs & more',
		},
	},
	{
		theirs: 'woocommerce/stock-filter',
		ours: 'storefront-islands/filter-list',
		content: '<!-- wp:woocommerce/stock-filter {"heading":"In stock","showCounts":true} /-->',
		expected: { kind: 'stock', heading: 'In stock', showCounts: true },
	},
	{
		theirs: 'core/search',
		ours: 'storefront-islands/search',
		content:
			'<!-- wp:search {"label":"Find","query":{"post_type":"product"},"className":"shop"} /-->',
		expected: { className: 'shop' },
	},
	{
		theirs: 'woocommerce/product-search',
		ours: 'storefront-islands/search',
		content: '<!-- wp:woocommerce/product-search {"className":"shop"} /-->',
		expected: { className: 'shop' },
	},
];

/** Replaces the content of the page; resolves to the id of its first block. */
const place = (page, content) =>
	page.evaluate(async (html) => {
		const blocks = window.wp.blocks.parse(html);
		await window.wp.data.dispatch('core/block-editor').resetBlocks(blocks);
		return blocks[0].clientId;
	}, content);

/** Chooses an entry of the block switcher in the toolbar. */
const switchTo = async (page, editor, id, name) => {
	await editor.select(id);
	await page.locator('.block-editor-block-switcher__toggle').click();
	const entry = name.replace('core/', '').replace('/', '-');
	await page
		.locator(`.block-editor-block-switcher__popover .editor-block-list-item-${entry}`)
		.click();
	await eventually(
		`it is a ${name}`,
		async () => (await editor.read((await editor.ids())[0])).name,
		name,
	);
	return (await editor.ids())[0];
};

/** Names of the blocks that the editor offers as transforms of a block. */
const offered = (page, id) =>
	page.evaluate((clientId) => {
		const { getBlock } = window.wp.data.select('core/block-editor');
		return window.wp.blocks
			.getPossibleBlockTransformations([getBlock(clientId)])
			.map((type) => type?.name ?? 'a block that is not there');
	}, id);

test(
	"WooCommerce's blocks transform to ours and back, with their common settings",
	{ tag: ['@demo', '@1280'] },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		await page.addScriptTag({ path: inProject('test/flows/editor/woocommerce-blocks.js') });
		for (const { theirs, ours, content, expected } of CASES) {
			const before = await place(page, content);
			const id = await switchTo(page, editor, before, ours);
			const converted = await editor.read(id);
			const seen = Object.fromEntries(
				Object.keys(expected).map((name) => [name, converted.attributes[name]]),
			);
			assert.deepEqual(seen, expected, ours);

			const back = await switchTo(page, editor, id, theirs);
			const again = await editor.read(await switchTo(page, editor, back, ours));
			assert.deepEqual(again.attributes, converted.attributes, `${ours} by ${theirs}`);
		}
	},
);

test(
	'without WooCommerce its blocks are unchanged, and none is offered as a transform',
	{ tag: ['@demo', '@1280'] },
	async ({ page, context, shop }) => {
		const editor = await openEditor({ page, context, shop });
		for (const { theirs, content } of CASES.filter((one) => one.theirs !== 'core/search')) {
			const id = await place(page, content);
			assert.equal((await editor.read(id)).name, 'core/missing', theirs);
			assert.deepEqual(
				(await offered(page, id)).filter((name) => name.startsWith('storefront-islands/')),
				[],
			);
		}
		for (const name of await editor.ourBlocks()) {
			const id = await place(page, `<!-- wp:${name} /-->`);
			assert.deepEqual(
				(await offered(page, id)).filter((other) => !other.startsWith('core/')),
				[],
				name,
			);
		}
	},
);
