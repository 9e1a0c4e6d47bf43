import { fileURLToPath } from 'node:url';

/** Mercado Pago: a discount for who pays by it, then its page of payment. */
export const mercadopago = {
	folder: 'woocommerce-mercadopago',
	php: fileURLToPath(new URL('../outside/mercadopago.php', import.meta.url)),
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
