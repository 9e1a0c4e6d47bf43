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
