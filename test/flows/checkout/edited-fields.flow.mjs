/**
 * Tests that a plugin that edits the fields of the checkout does the same on WooCommerce's block and on the plugin's:
 * fields, their order, labels, and which of them are required.
 */
import assert from 'node:assert/strict';
import { openCheckout } from '../screens/checkout.mjs';
import { hold } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';
import { WOOCOMMERCE_CHECKOUT } from '../support/woocommerce-blocks.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/field-editor.php'],
	},
});

/** Describes the fields of some groups of a screen, in their order. */
const fieldsOf = (page, groups = ['shipping', 'contact', 'order']) =>
	page.evaluate((names) => {
		const isInGroups = new RegExp(`^(${names.join('|')})-`);
		const clean = (text) => text.replace(/^\+ (Add )?/, '').trim();
		const describe = (control) => {
			const field = control.id.replace(isInGroups, '');
			// Behind its label until it is needed: WooCommerce's has no optional label there.
			if (field === 'address_2') {
				return { field };
			}
			const [label] = control.labels;
			const isSelect = control.localName === 'select';
			return {
				field,
				kind: isSelect ? 'select' : control.type,
				label: clean(label.textContent),
				// WooCommerce's required selects have an option that cannot be chosen instead.
				required: isSelect ? null : control.required,
				// The second screen has lost the state: the first one has changed the country.
				value:
					control.type === 'checkbox' ? control.checked : field === 'state' ? null : control.value,
				maxLength: control.maxLength > 0 ? control.maxLength : null,
				title: control.title,
				probe: control.dataset.probe ?? null,
				options: isSelect
					? [...control.options].flatMap(({ value, text }) => (value === '' ? [] : [text])).sort()
					: null,
			};
		};
		return [...document.querySelectorAll('input, select')]
			.filter(({ id, type }) => isInGroups.test(id) && type !== 'radio')
			.filter(({ id }) => id !== 'shipping-option' && id !== 'order-note-wanted')
			.map(describe);
	}, groups);

const COUNTRIES = ['US', 'DE', 'GB'];

/** Chooses a country in an address and waits until its fields are there. */
const chooseCountry = async (page, group, code) => {
	const country = page.locator(`#${group}-country`);
	await country.selectOption(code);
	await eventually('country', () => country.inputValue(), code);
	await eventually(
		'a field of the country',
		async () => (await fieldsOf(page, [group])).some(({ field }) => field === 'postcode'),
		code !== 'DE',
	);
};

/** Describes the fields for each country, before and after the field on which rules depend is ticked. */
const describeScreen = async (page) => {
	const described = {};
	for (const code of COUNTRIES) {
		await chooseCountry(page, 'shipping', code);
		described[code] = await fieldsOf(page);
	}
	const isBillingSame = page.getByLabel('Use same address for billing');
	await isBillingSame.uncheck();
	for (const code of COUNTRIES) {
		await chooseCountry(page, 'billing', code);
		described[`billing ${code}`] = await fieldsOf(page, ['billing']);
	}
	await isBillingSame.check();
	await page.locator('#contact-edited-contact-tick').check();
	await page.locator('#contact-edited-contact-hidden').waitFor({ state: 'detached' });
	described.ticked = await fieldsOf(page);
	return described;
};

test(
	'edited fields are those of WooCommerce’s block',
	{ tag: ['@woocommerce-11'] },
	async ({ page, shop, expectError }) => {
		expectError(/ReactDOM\.render is no longer supported|Invalid DOM property/);
		await fillCart(page, shop, { 'P-013': 1 });
		// First, as WooCommerce decides about the company field when the shop's checkout is first shown.
		await openCheckout(page);
		const ours = await describeScreen(page);
		await page.locator('#contact-edited-contact-tick').uncheck();
		await page.locator('#contact-edited-contact-hidden').waitFor();
		await page.locator('#shipping-country').selectOption('US');
		await eventually(
			'choices at the shop',
			async () => (await readCart(page, shop)).shipping_address.country,
			'US',
		);
		// WooCommerce's block takes a country back when the shop answers about the one before.
		await hold(page, /wc\/store\/v1\/(batch|cart\/update-customer)/);
		await page.goto(await writePage(shop, 'its-checkout-edited', WOOCOMMERCE_CHECKOUT));
		await page.locator('.wc-block-components-checkout-place-order-button').waitFor();
		await page.locator('#contact-edited-contact-tick').uncheck();
		const its = await describeScreen(page);
		for (const [state, fields] of Object.entries(its)) {
			assert.deepEqual(
				ours[state].map(({ field }) => field),
				fields.map(({ field }) => field),
				state,
			);
			assert.deepEqual(ours[state], fields, state);
		}
		const labels = ours.GB.map(({ label }) => label);
		assert.ok(labels.includes('Road') && labels.includes('Firm, if any'), labels.join());
	},
);
