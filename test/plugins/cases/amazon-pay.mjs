import { PLACE } from '../selectors.mjs';

const button = (page) => page.getByRole('button', { name: 'Stand-in Amazon Pay' }).first();

const common = {
	folder: 'woocommerce-gateway-amazon-payments-advanced',
	php: 'amazon-pay.php',
	outside: [
		{
			matches: /^https:\/\/static-\w+\.payments-amazon\.com\/checkout\.js/,
			file: 'amazon-pay.js',
		},
	],
	options: {
		amazon_api_version: 'V2',
		woocommerce_amazon_payments_advanced_private_key: 'standin',
		woocommerce_amazon_payments_advanced_settings: {
			enabled: 'yes',
			title: 'Amazon Pay',
			description: 'Pay by Amazon.',
			merchant_id: 'STANDIN',
			store_id: 'standin',
			public_key_id: 'standin',
			payment_region: 'us',
			sandbox: 'yes',
			payment_capture: '',
			authorization_mode: 'sync',
			button_color: 'Gold',
			// Without it, the plugin's script throws.
			button_language: '',
			enable_classic_gateway: 'yes',
		},
	},
	cartReady: (page) => button(page).waitFor(),
	ready: (page) => button(page).waitFor(),
};

/** Amazon Pay, chosen as a method: asks for a phone number, and leads to Amazon after the order. */
export const amazonPay = {
	...common,
	method: 'amazon_payments_advanced',
	pay: (page) => page.locator('#shipping-phone').fill('4155550123'),
};

/** Amazon Pay by its express button: leads back to the checkout with the address that Amazon knows, for a last look. */
export const amazonPayExpress = {
	...common,
	name: `${common.folder} (express)`,
	express: async (page) => {
		await button(page).click();
		await page.getByText('Stand-in card').waitFor();
		await page.waitForLoadState('networkidle');
		await page.locator(PLACE).click();
	},
};

/** Amazon Pay by its express button in the cart. */
export const amazonPayCart = {
	...amazonPayExpress,
	name: `${common.folder} (cart)`,
	isPaidInCart: true,
};
