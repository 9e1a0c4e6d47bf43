const googlePay = (page) => page.getByRole('button', { name: /^Buy with GPay/ }).first();

/** Square: card fields, beside a wallet button. */
export const square = {
	folder: 'woocommerce-square',
	php: 'square.php',
	outside: [{ matches: /^https:\/\/sandbox\.web\.squarecdn\.com\//, file: 'square.js' }],
	options: {
		wc_square_settings: {
			enable_sandbox: 'yes',
			sandbox_application_id: 'sandbox-standin',
			sandbox_location_id: 'standin',
			system_of_record: 'disabled',
		},
		woocommerce_square_credit_card_settings: {
			enabled: 'yes',
			title: 'Card by Square',
			description: '',
			transaction_type: 'charge',
			card_types: ['VISA', 'MC'],
			tokenization: 'yes',
			enable_digital_wallets: 'yes',
			digital_wallets_hide_button_options: ['apple'],
		},
	},
	cartReady: (page) => googlePay(page).waitFor(),
	ready: (page) => googlePay(page).waitFor(),
	method: 'square_credit_card',
	pay: (page) => page.getByText('Stand-in number').waitFor(),
};

const express = {
	...square,
	method: undefined,
	pay: undefined,
	express: (page) => googlePay(page).click(),
};

/** Square: wallet button on the checkout. */
export const squareExpress = { ...express, name: 'woocommerce-square (express)' };

/** Square: wallet button in the cart. */
export const squareCart = { ...express, name: 'woocommerce-square (cart)', isPaidInCart: true };
