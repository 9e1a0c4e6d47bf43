/**
 * Compares the address form of each country, and of none, with that of WooCommerce's checkout block: which fields, in
 * which order, with which labels, required or not. test/fixtures/address-forms.json holds WooCommerce's; RECORD=1 with a
 * WooCommerce records it anew (docs/testing.md#address-forms-of-all-countries).
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { openCheckout } from '../screens/checkout.mjs';
import { BATCH } from '../screens/network.mjs';
import { fillCart } from '../support/cart.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';
import { WOOCOMMERCE_CHECKOUT } from '../support/woocommerce-blocks.mjs';

test.use({
	shopOptions: { muPlugins: ['test/flows/shops/no-location.php'] },
});

const RECORD = fileURLToPath(new URL('../../fixtures/address-forms.json', import.meta.url));

/**
 * Runs in the page: returns the form of each country by its code, that of none by an empty one. A form is a list of
 * names and labels, which tell by "(optional)" what is not required. Company is left out: each shop chooses to ask for it.
 */
const readForms = async () => {
	const nextFrame = () => new Promise((done) => window.requestAnimationFrame(done));
	const form = () =>
		Array.from(document.querySelectorAll('#shipping :is(input, select)'), ({ id }) => [
			id.replace('shipping-', ''),
			document.querySelector(`label[for="${id}"]`).textContent,
		]).filter(([name]) => name !== 'company');
	const country = document.querySelector('#shipping-country');
	const forms = { '': form() };
	const codes = Array.from(country.options, ({ value }) => value).filter(Boolean);
	for (const code of codes) {
		Object.getOwnPropertyDescriptor(window.HTMLSelectElement.prototype, 'value').set.call(
			country,
			code,
		);
		country.dispatchEvent(new window.Event('change', { bubbles: true }));
		await nextFrame();
		await nextFrame();
		forms[code] = form();
	}
	return forms;
};

/** Returns what is recorded: the codes of countries with the same form by that form, in one line. */
const asRecord = (forms) => {
	const countries = {};
	for (const [code, form] of Object.entries(forms)) {
		const line = form.map((field) => field.join(': ')).join('; ');
		countries[line] = [...(countries[line] ?? []), code || 'none'].sort();
	}
	return Object.fromEntries(
		Object.entries(countries).map(([line, codes]) => [line, codes.join(' ')]),
	);
};

const recorded = () => JSON.parse(readFileSync(RECORD, 'utf8'));

/** The shop is not asked: only the form is of interest. */
const keepFromShop = (page) => page.route(BATCH, () => undefined);

test(
	"the record is what WooCommerce's checkout shows",
	{ tag: '@woocommerce-11' },
	async ({ page, shop, expectError }) => {
		expectError(/ReactDOM\.render is no longer supported/);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto(await writePage(shop, 'its-checkout-countries', WOOCOMMERCE_CHECKOUT));
		await page.locator('#shipping-country').waitFor();
		await keepFromShop(page);
		await page
			.getByText(/^\+ Add apartment/)
			.first()
			.click();
		const forms = asRecord(await page.evaluate(readForms));
		if (env.RECORD === '1') {
			writeFileSync(RECORD, `${JSON.stringify(forms, null, '\t')}\n`);
		}
		assert.deepEqual(forms, recorded());
	},
);

test("the form of each country, and of none, is that of WooCommerce's checkout", async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await openCheckout(page);
	await keepFromShop(page);
	assert.deepEqual(asRecord(await page.evaluate(readForms)), recorded());
});
