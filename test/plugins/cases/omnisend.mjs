import { fileURLToPath } from 'node:url';

/** Omnisend: boxes to subscribe at the checkout, one of them ticked before. */
export const omnisend = {
	folder: 'omnisend-connect',
	main: 'omnisend-woocommerce.php',
	php: fileURLToPath(new URL('../outside/omnisend.php', import.meta.url)),
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
