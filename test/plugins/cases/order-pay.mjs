/** Gateways whose order leads to the shop's own page of payment, where their form or their window opens. */

const PAY_PAGE = /\/order-pay\/\d+/;

/** Paystack: its window opens on the page of payment. */
export const paystack = {
	folder: 'woo-paystack',
	outside: [{ matches: /^https:\/\/js\.paystack\.co\// }],
	options: {
		woocommerce_paystack_settings: {
			enabled: 'yes',
			title: 'Debit/Credit Cards',
			description: 'Make payment using your debit and credit cards',
			testmode: 'yes',
			payment_page: 'inline',
			test_public_key: 'pk_test_standin',
			test_secret_key: 'sk_test_standin',
		},
	},
	method: 'paystack',
	expected: [
		{ about: /^order: (missing|added) meta\._paystack_txn_ref\./, reason: 'holds the time' },
	],
	leavesTo: PAY_PAGE,
};

/** Payfast: a form that is sent to its page of payment. */
export const payfast = {
	folder: 'woocommerce-payfast-gateway',
	main: 'woocommerce-gateway-payfast.php',
	outside: [{ matches: /^https:\/\/(www|sandbox)\.payfast\.co\.za\// }],
	options: {
		woocommerce_currency: 'ZAR',
		woocommerce_payfast_settings: {
			enabled: 'yes',
			title: 'Payfast',
			description: '',
			testmode: 'yes',
			merchant_id: '10000100',
			merchant_key: 'standin',
			pass_phrase: 'standin',
		},
	},
	method: 'payfast',
	leavesTo: PAY_PAGE,
};

/** Flutterwave: its window opens on the page of payment. */
export const flutterwave = {
	folder: 'rave-woocommerce-payment-gateway',
	outside: [{ matches: /^https:\/\/checkout\.flutterwave\.com\// }],
	options: {
		woocommerce_rave_settings: {
			enabled: 'yes',
			title: 'Flutterwave',
			description: 'Powered by Flutterwave.',
			go_live: 'no',
			test_public_key: 'FLWPUBK_TEST-standin',
			test_secret_key: 'FLWSECK_TEST-standin',
			payment_style: 'inline',
			payment_options: '',
		},
	},
	method: 'rave',
	expected: [
		{ about: /^order: (missing|added) meta\._flw_payment_txn_ref\./, reason: 'holds the time' },
	],
	leavesTo: PAY_PAGE,
};

/** Iyzico: its form is printed on the page of payment. */
export const iyzico = {
	folder: 'iyzico-woocommerce',
	main: 'woocommerce-gateway-iyzico.php',
	options: {
		woocommerce_currency: 'TRY',
		woocommerce_iyzico_settings: {
			enabled: 'yes',
			title: 'Pay by card',
			description: 'Secure payment.',
			button_text: 'Pay with Card',
			api_type: 'https://sandbox-api.iyzipay.com',
			api_key: 'standin',
			secret_key: 'standin',
			form_class: 'responsive',
			form_language: 'EN',
			affiliate_network: '',
		},
	},
	method: 'iyzico',
	leavesTo: PAY_PAGE,
};
