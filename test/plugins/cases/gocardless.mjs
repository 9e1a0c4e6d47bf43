/** GoCardless: the shopper agrees in a dialog, after the order was placed. */
export const gocardless = {
	folder: 'woocommerce-gateway-gocardless',
	php: 'gocardless.php',
	outside: [{ matches: /^https:\/\/pay\.gocardless\.com\//, file: 'gocardless.js' }],
	options: {
		woocommerce_gocardless_settings: {
			enabled: 'yes',
			title: 'Direct Debit',
			description: 'Pay by direct debit.',
			access_token: 'standin',
			webhook_secret: 'standin',
			testmode: 'yes',
			scheme: 'ach',
			saved_bank_accounts: 'yes',
		},
	},
	method: 'gocardless',
	refusedThere:
		"WooCommerce 11's block tells the plugin the order's number 0 after the order, and the plugin cannot finish it",
	expected: [
		{
			about: /^order: (missing|added) meta\._gocardless_billing_request\./,
			reason: "the order was not finished on WooCommerce's block",
		},
	],
};
