/** Plugins with a box to subscribe at the checkout. */

/** Klaviyo: a box to subscribe at the checkout, a block of the contact step. */
export const klaviyo = {
	folder: 'klaviyo',
	outside: [{ matches: /^https:\/\/static\.klaviyo\.com\// }],
	options: {
		klaviyo_settings: {
			klaviyo_public_api_key: 'ABC123',
			klaviyo_subscribe_checkbox: true,
			klaviyo_newsletter_text: 'Send me the letter',
			klaviyo_newsletter_list_id: 'standin',
			klaviyo_sms_subscribe_checkbox: false,
		},
	},
	method: 'cod',
	ready: (page) => page.getByText('Send me the letter').waitFor(),
	pay: (page) => page.getByLabel('Send me the letter').check(),
};

/** Mailchimp for WooCommerce: a box to subscribe at the checkout, ticked before; the shopper takes the tick away. */
export const mailchimp = {
	folder: 'mailchimp-for-woocommerce',
	main: 'mailchimp-woocommerce.php',
	options: {
		'mailchimp-woocommerce': {
			mailchimp_api_key: 'standin-us1',
			mailchimp_list: 'standin',
			mailchimp_checkbox_defaults: 'check',
			mailchimp_cart_tracking: 'disabled',
		},
		// Without it, the list's boxes of consent are asked for.
		'_transient_mailchimp-woocommerce-gdpr-fields.standin': [
			{ marketing_permission_id: 'letters', text: 'By letter', enabled: false },
		],
	},
	method: 'cod',
	ready: (page) => page.getByLabel('I want to receive updates').waitFor(),
	pay: async (page) => {
		await page.getByLabel('I want to receive updates').uncheck();
		await page.getByLabel('By letter').check();
	},
};

/** MailPoet: a box to subscribe at the checkout, a block of the contact step. */
export const mailpoet = {
	folder: 'mailpoet',
	php: 'mailpoet.php',
	method: 'cod',
	ready: (page) => page.getByText('Send me the letter').waitFor(),
	pay: (page) => page.getByLabel('Send me the letter').check(),
};

/** Omnisend: boxes to subscribe at the checkout, one of them ticked before. */
export const omnisend = {
	folder: 'omnisend-connect',
	main: 'omnisend-woocommerce.php',
	php: 'same-answers.php',
	outside: [{ matches: /^https:\/\/([\w-]+\.)*omnisnippet1\.com\// }],
	options: {
		omnisend_account_id: 'standin',
		omnisend_api_key: 'standin-key',
		omnisend_checkout_opt_in_status: 'enabled',
		omnisend_checkout_opt_in_text: 'Send me the letter',
		omnisend_checkout_opt_in_preselected_status: 'enabled',
		omnisend_checkout_sms_opt_in_status: 'enabled',
		omnisend_checkout_sms_opt_in_text: 'Send me messages',
	},
	method: 'cod',
	ready: (page) => page.getByText('Send me messages').waitFor(),
	pay: (page) => page.getByLabel('Send me messages').check(),
};
