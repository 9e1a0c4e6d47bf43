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
