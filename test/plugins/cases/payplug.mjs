import { fileURLToPath } from 'node:url';

/** PayPlug: the order leads to its page of payment. */
export const payplug = {
	folder: 'payplug',
	php: fileURLToPath(new URL('../outside/payplug.php', import.meta.url)),
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
