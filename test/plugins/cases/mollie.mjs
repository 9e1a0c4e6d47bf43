import { fileURLToPath } from 'node:url';

const settings = (title) => ({ enabled: 'yes', title, description: `Pay by ${title}.` });

/** Mollie: the order leads to its page of payment. */
export const mollie = {
	folder: 'mollie-payments-for-woocommerce',
	php: fileURLToPath(new URL('../outside/mollie.php', import.meta.url)),
	outside: [{ matches: /^https:\/\/(www|js)\.mollie\.com\// }],
	options: {
		// Its own table, which it makes otherwise, is for payments that expire.
		'mollie-db-version': '1.0',
		'mollie-payments-for-woocommerce_test_mode_enabled': 'yes',
		'mollie-payments-for-woocommerce_test_api_key': `test_${'a'.repeat(30)}`,
		'mollie-payments-for-woocommerce_api_switch': 'payment',
		mollie_wc_gateway_creditcard_settings: {
			...settings('Card'),
			mollie_components_enabled: 'no',
		},
		mollie_wc_gateway_paypal_settings: settings('PayPal'),
	},
	method: 'mollie_wc_gateway_paypal',
	leavesTo: /www\.mollie\.com\/checkout/,
};
