import { fileURLToPath } from 'node:url';
import { cardVariants } from './variants.mjs';

const outside = (name) => new URL(`../outside/${name}`, import.meta.url);

/** WooPayments: card, with the stand-in of Stripe's scripts. */
export const woopayments = {
	folder: 'woocommerce-payments',
	php: fileURLToPath(outside('woopayments.php')),
	outside: [{ matches: /^https:\/\/js\.stripe\.com\//, file: outside('stripe.js') }],
	options: {
		jetpack_options: { id: 1, master_user: 1 },
		jetpack_private_options: {
			blog_token: 'standin.standin',
			user_tokens: { 1: 'standin.standin.1' },
		},
		wcpay_onboarding_test_mode: 'no',
		woocommerce_woocommerce_payments_settings: {
			enabled: 'yes',
			test_mode: 'yes',
			manual_capture: 'no',
			saved_cards: 'yes',
			payment_request: 'yes',
			upe_enabled_payment_method_ids: ['card'],
			express_checkout_cart_methods: ['payment_request'],
			express_checkout_checkout_methods: ['payment_request'],
		},
	},
	cartReady: (page) => page.getByRole('button', { name: 'Stand-in express' }).waitFor(),
	expected: [
		{
			about: /^appearance: added rules\.\.Label--floating\.transform: there$/,
			reason: "it is 'none' on ours and absent on WooCommerce's block; why was not looked up",
		},
	],
	method: 'woocommerce_payments',
};

export const {
	secondStep: woopaymentsSecondStep,
	declined: woopaymentsDeclined,
	saved: woopaymentsSaved,
	express: woopaymentsExpress,
	cart: woopaymentsCart,
} = cardVariants(
	woopayments,
	{ _wcpay_customer_id_test: 'cus_standin' },
	'Your card was declined.',
);
