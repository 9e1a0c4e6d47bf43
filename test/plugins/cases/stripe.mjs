import { fileURLToPath } from 'node:url';
import { cardVariants } from './variants.mjs';

const outside = (name) => new URL(`../outside/${name}`, import.meta.url);

/** Stripe, UPE: card, and its express buttons. */
export const stripe = {
	folder: 'woocommerce-gateway-stripe',
	php: fileURLToPath(outside('stripe.php')),
	outside: [{ matches: /^https:\/\/js\.stripe\.com\//, file: outside('stripe.js') }],
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
