/** Tests that the settings of WooCommerce's blocks are known: carried over where a block is replaced, or impossible. */
import assert from 'node:assert/strict';
import { unknownAttributes } from '../../woocommerce/attributes.mjs';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

test(
	'every attribute and look that WooCommerce’s editor scripts declare has an answer in the tables',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, context, shop }) => {
		await openEditor({ page, context, shop });
		const types = await page.evaluate(() =>
			window.wp.blocks.getBlockTypes().map(({ name, attributes, supports }) => ({
				name,
				attributes: Object.fromEntries(Object.keys(attributes).map((key) => [key, {}])),
				supports: JSON.parse(JSON.stringify(supports)),
			})),
		);
		const ofCheckout = types.find(({ name }) => name === 'woocommerce/checkout-payment-block');
		assert.ok('title' in ofCheckout.attributes, 'declared by a script only');
		assert.deepEqual(unknownAttributes(types), []);
	},
);
