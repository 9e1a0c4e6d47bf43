import { fileURLToPath } from 'node:url';

/** Klarna: the order leads to its page of payment. */
export const klarna = {
	folder: 'klarna-payments-for-woocommerce',
	php: fileURLToPath(new URL('../outside/klarna.php', import.meta.url)),
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
