import { fileURLToPath } from 'node:url';

const outside = (name) => new URL(`../outside/${name}`, import.meta.url);

/** Returns the express button. */
const button = (page) => page.getByRole('button', { name: 'Stand-in paypal' });

/** Waits for the buttons and for the message about paying later. */
const ready = async (page) => {
	await button(page).first().waitFor();
	await page.getByText('Stand-in message').first().waitFor();
};

/** PayPal by Payment Plugins: express button of the checkout, messages about paying later in cart and checkout. */
export const paymentPluginsPaypal = {
	folder: 'pymntpl-paypal-woocommerce',
	php: fileURLToPath(outside('paypal.php')),
	outside: [
		{ matches: /^https:\/\/www\.(sandbox\.)?paypal\.com\/sdk\/js/, file: outside('paypal.js') },
	],
	options: {
		woocommerce_ppcp_api_settings: {
			environment: 'sandbox',
			client_id_sandbox: 'standin',
			secret_key_sandbox: 'standin',
			access_token_sandbox: 'standin',
		},
		woocommerce_ppcp_settings: {
			enabled: 'yes',
			title_text: 'PayPal',
			sections: ['cart', 'express_checkout', 'checkout', 'order_pay'],
		},
		woocommerce_ppcp_paylater_message_settings: { checkout_enabled: 'yes', cart_enabled: 'yes' },
	},
	parts: ['.wc-ppcp-paylater-msg__container'],
	cartReady: ready,
	ready,
	express: (page) => button(page).first().click(),
};
