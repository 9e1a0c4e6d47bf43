/**
 * Tests the colours that gateways read off the checkout for their own fields: they understand only rgb(), and choose a
 * light or a dark design by the first background that is not transparent.
 */
import assert from 'node:assert/strict';
import { openCheckout } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { serveEmptyGateways, testGateway } from '../support/test-gateways.mjs';
import { test } from '../support/test.mjs';

/** Elements that the scripts of gateways look up in WooCommerce's checkout block. */
const LOOKED_UP = [
	'.wc-block-checkout',
	'form.wc-block-checkout__form',
	'.wc-block-checkout__contact-fields',
	'.wc-block-components-text-input',
	'.wc-block-components-text-input #email',
	'.wc-block-components-text-input label',
	'#payment-method',
	'#payment-method .wc-block-components-radio-control-accordion-option',
	'#payment-method .wc-block-components-radio-control-accordion-option label',
];

test('gateways find colours that they can read', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openCheckout(page);
	const colors = await page.evaluate(
		(selectors) =>
			selectors.map((selector) => {
				const element = document.querySelector(selector);
				const { color, backgroundColor } = element
					? window.getComputedStyle(element)
					: { color: 'not found', backgroundColor: 'not found' };
				return { selector, color, backgroundColor };
			}),
		LOOKED_UP,
	);
	for (const { selector, color, backgroundColor } of colors) {
		assert.match(color, /^rgb\(/, `text of ${selector}`);
		assert.match(backgroundColor, /^(?:rgb\(|rgba\(0, 0, 0, 0\))/, `background of ${selector}`);
	}
});

test.describe('with a gateway of a plugin', () => {
	const gateways = testGateway('load.php');
	test.use({ shopOptions: { muPlugins: [gateways] } });

	test('the fields that a gateway adds to read them have opaque rgb() borders and backgrounds', async ({
		page,
		shop,
	}) => {
		await serveEmptyGateways(page);
		await fillCart(page, shop, { 'P-013': 1 });
		await openCheckout(page);
		const looks = await page.evaluate(() =>
			['', 'has-error'].map((state) => {
				const row = document.createElement('div');
				row.className = `wc-block-components-text-input ${state}`;
				const shown = document.querySelector('#shipping-first_name');
				row.append(shown.cloneNode());
				document.querySelector('#shipping.wc-block-components-address-form').append(row);
				const look = (input) => {
					const { borderTopColor, borderTopStyle, backgroundColor, fontFamily, paddingLeft } =
						window.getComputedStyle(input);
					return { borderTopColor, borderTopStyle, backgroundColor, fontFamily, paddingLeft };
				};
				const found = { shown: look(shown), added: look(row.firstChild) };
				row.remove();
				return found;
			}),
		);
		for (const { shown, added } of looks) {
			assert.match(added.borderTopColor, /^rgb\(/);
			assert.match(added.backgroundColor, /^rgb\(/);
			assert.match(shown.borderTopColor, /^rgb\(/);
		}
		assert.deepEqual(looks[0].added, looks[0].shown);
		assert.notEqual(looks[1].added.borderTopColor, looks[0].added.borderTopColor);
	});
});
