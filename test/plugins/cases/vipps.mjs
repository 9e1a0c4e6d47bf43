import { fileURLToPath } from 'node:url';

/** Vipps: the order leads to its page of payment; an express button that is a link. */
export const vipps = {
	folder: 'woo-vipps',
	php: fileURLToPath(new URL('../outside/vipps.php', import.meta.url)),
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
