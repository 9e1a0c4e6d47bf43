const FIELD = '#contact-alg_eu_vat-billing_eu_vat_number';
const ANSWERED = `${FIELD}:is(.woocommerce-validated, .woocommerce-invalid)`;

/**
 * EU VAT (WPFactory): a field for the number, which takes the tax off when the server has checked it. The plugin asks
 * for it when the field is left: its script for the block runs before its settings, so that it shows no progress and
 * knows no other trigger, on both.
 */
export const euVat = {
	folder: 'eu-vat-for-woocommerce',
	php: 'same-answers.php',
	options: {
		alg_wc_eu_vat_plugin_enabled: 'yes',
		alg_wc_eu_vat_first_method: 'curl',
		alg_wc_eu_vat_field_required: 'no',
	},
	method: 'cod',
	parts: ['#wpfactory_eu_vat_for_woocommerce_field'],
	// Asks about the empty number first; its answer would bring the address back that the shop knows.
	ready: async (page) => {
		await page.locator(ANSWERED).waitFor();
		await page.waitForLoadState('networkidle');
	},
	pay: async (page) => {
		const checked = page.waitForResponse((response) =>
			Boolean(response.request().postData()?.includes('DE123456789')),
		);
		await page.locator(FIELD).fill('DE123456789');
		await page.locator(FIELD).blur();
		await checked;
		await page.locator(`${FIELD}.woocommerce-validated`).waitFor();
		await page.waitForLoadState('networkidle');
	},
};
