/** Gateways whose order leads to a page of payment of their own. */

/** Klarna: the order leads to its page of payment. */
export const klarna = {
	folder: 'klarna-payments-for-woocommerce',
	php: 'same-answers.php',
	outside: [{ matches: /^https:\/\/([\w-]+\.)*klarna(cdn|services)?\.(com|net)\// }],
	options: {
		woocommerce_klarna_payments_settings: {
			enabled: 'yes',
			testmode: 'yes',
			title: 'Klarna',
			description: 'Pay over time.',
			available_countries: ['us'],
			test_merchant_id_us: 'standin',
			test_shared_secret_us: 'standin',
			test_client_id_us: 'standin',
			logging: 'no',
		},
	},
	method: 'klarna_payments',
	leavesTo: /pay\.playground\.klarna\.com/,
};

/** Mercado Pago: a discount for who pays by it, then its page of payment. */
export const mercadopago = {
	folder: 'woocommerce-mercadopago',
	php: 'mercadopago.php',
	outside: [{ matches: /^https:\/\/([\w-]+\.)*(mercadopago|mercadolibre|mlstatic)\.com\// }],
	options: {
		_site_id_v1: 'MLB',
		checkout_country: 'br',
		_mp_public_key_test: 'TEST-standin',
		_mp_access_token_test: 'TEST-standin',
		_mp_public_key_prod: 'APP_USR-standin',
		_mp_access_token_prod: 'APP_USR-standin',
		checkbox_checkout_test_mode: 'yes',
		'woocommerce_woo-mercado-pago-basic_settings': {
			enabled: 'yes',
			title: 'Mercado Pago',
			gateway_discount: '10',
			gateway_discount_checkbox: 'yes',
			commission: '0',
			method: 'redirect',
		},
	},
	method: 'woo-mercado-pago-basic',
	pay: (page) => page.getByText('Mercado Pago Discount').first().waitFor(),
	leavesTo: /mercadopago\.com\/checkout/,
};

const settings = (title) => ({ enabled: 'yes', title, description: `Pay by ${title}.` });

/** Mollie: the order leads to its page of payment. */
export const mollie = {
	folder: 'mollie-payments-for-woocommerce',
	php: 'mollie.php',
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

/** PayPlug: the order leads to its page of payment. */
export const payplug = {
	folder: 'payplug',
	php: 'payplug.php',
	outside: [{ matches: /^https:\/\/([\w-]+\.)*payplug\.com\// }],
	options: {
		woocommerce_currency: 'EUR',
		woocommerce_payplug_settings: {
			enabled: 'yes',
			mode: 'no',
			title: 'Card',
			description: 'Pay by PayPlug.',
			email: 'shop@example.com',
			payplug_test_key: 'sk_test_standin',
			payplug_live_key: '',
			payplug_merchant_id: 'standin',
			payment_method: 'redirect',
			oneclick: 'no',
			oney: 'no',
			debug: 'no',
		},
	},
	method: 'payplug',
	leavesTo: /secure\.payplug\.com/,
};

/** Razorpay: the order leads to its own page of payment. */
export const razorpay = {
	folder: 'woo-razorpay',
	options: {
		woocommerce_razorpay_settings: {
			enabled: 'yes',
			title: 'Razorpay',
			description: 'Pay securely by Razorpay.',
			key_id: 'rzp_test_standin',
			key_secret: 'standin',
			payment_action: 'capture',
			order_success_message: 'Thank you',
		},
	},
	method: 'razorpay',
	leavesTo: /\/order-pay\/\d+/,
};

/** Vipps: the order leads to its page of payment; an express button that is a link. */
export const vipps = {
	folder: 'woo-vipps',
	php: 'same-answers.php',
	outside: [{ matches: /^https:\/\/([\w-]+\.)*(vipps\.no|vippsmobilepay\.com)\// }],
	options: {
		woocommerce_currency: 'NOK',
		woocommerce_vipps_settings: {
			enabled: 'yes',
			country: 'NO',
			payment_method_name: 'Vipps',
			orderprefix: 'STANDIN',
			merchantSerialNumber: '123456',
			clientId: 'standin',
			secret: 'standin',
			Ocp_Apim_Key_eCommerce: 'standin',
			description: 'Pay by Vipps.',
			cartexpress: 'yes',
			title: 'Vipps',
		},
	},
	method: 'vipps',
	expected: [
		{
			about: /^order: (missing|added) meta\._vipps_(authtoken|limited_session|sessiondata)\./,
			reason: 'made by chance for each order',
		},
	],
	leavesTo: /api\.vipps\.no\/standin/,
};
