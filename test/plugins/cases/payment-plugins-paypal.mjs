import { PAYPAL, paypalButton } from '../outside/paypal.mjs';

/** Waits for the buttons and for the message about paying later. */
const ready = async (page) => {
	await paypalButton(page).first().waitFor();
	await page.getByText('Stand-in message').first().waitFor();
};

/** PayPal by Payment Plugins: express button of the checkout, messages about paying later in cart and checkout. */
export const paymentPluginsPaypal = {
	folder: 'pymntpl-paypal-woocommerce',
	...PAYPAL,
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
	express: (page) => paypalButton(page).first().click(),
};
