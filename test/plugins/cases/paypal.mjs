/** Two plugins for PayPal: its servers, and the script of its buttons, are stand-ins. */
import { PLACE } from '../selectors.mjs';

const PAYPAL = {
	php: 'paypal.php',
	outside: [{ matches: /^https:\/\/www\.(sandbox\.)?paypal\.com\/sdk\/js/, file: 'paypal.js' }],
};

/** Returns the express button that the script draws. */
const paypalButton = (page) => page.getByRole('button', { name: 'Stand-in paypal' });

const common = {
	folder: 'woocommerce-paypal-payments',
	...PAYPAL,
	options: {
		'woocommerce-ppcp-is-new-merchant': '1',
		'woocommerce-ppcp-data-common': {
			use_sandbox: true,
			sandbox_merchant: true,
			merchant_connected: true,
			merchant_id: 'STANDIN',
			merchant_email: 'shop@example.com',
			merchant_country: 'US',
			client_id: 'standin',
			client_secret: 'standin',
			seller_type: 'business',
		},
		'woocommerce-ppcp-data-onboarding': {
			completed: true,
			setup_done: true,
			gateways_synced: true,
			gateways_refreshed: true,
		},
		'woocommerce_ppcp-gateway_settings': {
			enabled: 'yes',
			title: 'PayPal',
			description: 'Pay by PayPal.',
		},
		'woocommerce_ppcp-credit-card-gateway_settings': {
			enabled: 'yes',
			title: 'Card',
			description: '',
		},
	},
	cartReady: (page) => paypalButton(page).waitFor(),
	ready: (page) => paypalButton(page).waitFor(),
};

/** PayPal Payments: card fields. */
export const paypalCard = {
	...common,
	name: 'woocommerce-paypal-payments (card)',
	method: 'ppcp-credit-card-gateway',
	pay: (page) => page.getByText('Stand-in number').waitFor(),
};

/** PayPal Payments: express button on the checkout, which pays at once. */
export const paypalExpress = {
	...common,
	name: 'woocommerce-paypal-payments (express)',
	options: { ...common.options, 'woocommerce-ppcp-data-settings': { enable_pay_now: true } },
	express: (page) => paypalButton(page).click(),
};

/** PayPal Payments: express button on the checkout, which leads to the checkout again for a last look. */
export const paypalReview = {
	...common,
	name: 'woocommerce-paypal-payments (review)',
	express: async (page) => {
		await paypalButton(page).click();
		await page.waitForURL(/ppcp-continuation-redirect/);
		await page.locator('#ppcp-cancel').waitFor();
		await page.waitForLoadState('networkidle');
		await page.locator(PLACE).click();
	},
};

/** PayPal Payments: express button in the cart, which pays at once. */
export const paypalCart = {
	...paypalExpress,
	name: 'woocommerce-paypal-payments (cart)',
	isPaidInCart: true,
};

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
