import { fileURLToPath } from 'node:url';

/** EU VAT by WPFactory: a field of the contact step, whose number takes the tax off the cart. */
export const euVat = {
	folder: 'eu-vat-for-woocommerce',
	php: fileURLToPath(new URL('../outside/eu-vat.php', import.meta.url)),
	options: { alg_wc_eu_vat_field_label: 'VAT number' },
	method: 'cod',
	ready: (page) => page.getByLabel('VAT number').waitFor(),
	pay: async (page) => {
		const checked = page.waitForResponse((response) =>
			Boolean(response.request().postData()?.includes('vat_number')),
		);
		await page.getByLabel('VAT number').fill('DE123456789');
		await page.keyboard.press('Tab');
		await checked;
		await page.waitForLoadState('networkidle');
	},
	refusedThere:
		"on WooCommerce's block the plugin does not ask for the number once an address was entered; why was not looked up",
	expected: [
		{
			about: /^(payment data|requests|order): /,
			reason: "there was no order on WooCommerce's block",
		},
	],
};
