/** Gateways with card fields of Stripe, each with its variants. */
import { cardVariants } from '../variants.mjs';

/** Stripe, UPE: card, and its express buttons. */
export const stripe = {
	folder: 'woocommerce-gateway-stripe',
	php: 'stripe.php',
	outside: [{ matches: /^https:\/\/js\.stripe\.com\//, file: 'stripe.js' }],
	options: {
		woocommerce_stripe_settings: {
			enabled: 'yes',
			title: 'Credit / Debit Card',
			description: '',
			testmode: 'yes',
			test_publishable_key: 'pk_test_standin',
			test_secret_key: 'sk_test_standin',
			test_connection_type: 'connect',
			upe_checkout_experience_enabled: 'yes',
			upe_checkout_experience_accepted_payments: ['card'],
			express_checkout: 'yes',
			express_checkout_button_locations: ['product', 'cart', 'checkout'],
			pmc_enabled: 'no',
			capture: 'yes',
			saved_cards: 'yes',
		},
	},
	cartReady: (page) => page.getByRole('button', { name: 'Stand-in express' }).waitFor(),
	method: 'stripe',
};

export const {
	secondStep: stripeSecondStep,
	declined: stripeDeclined,
	saved: stripeSaved,
	express: stripeExpress,
	cart: stripeCart,
} = cardVariants(
	stripe,
	{ _stripe_customer_id: 'cus_standin' },
	'There was an error processing the payment: The card was declined.',
);

/** WooPayments: card, with the stand-in of Stripe's scripts. */
export const woopayments = {
	folder: 'woocommerce-payments',
	php: 'woopayments.php',
	outside: [{ matches: /^https:\/\/js\.stripe\.com\//, file: 'stripe.js' }],
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

/** Payment Plugins for Stripe: card. */
export const paymentPluginsStripe = {
	folder: 'woo-stripe-payment',
	main: 'stripe-payments.php',
	php: 'stripe.php',
	outside: [{ matches: /^https:\/\/js\.stripe\.com\//, file: 'stripe.js' }],
	options: {
		woocommerce_stripe_api_settings: {
			mode: 'test',
			publishable_key_test: 'pk_test_standin',
			secret_key_test: 'sk_test_standin',
			account_id: 'acct_standin',
		},
		woocommerce_stripe_cc_settings: { enabled: 'yes', title_text: 'Card', form_type: 'payment' },
	},
	method: 'stripe_cc',
};

export const { secondStep: paymentPluginsSecondStep, declined: paymentPluginsDeclined } =
	cardVariants(paymentPluginsStripe, {}, 'The card has been declined for an unknown reason.');
