/** Forms of WooCommerce's classic pages that charge a card, filled in and ready to be posted. */
import { ADA } from '../contract/visitor.mjs';

const CHECKOUT_NONCE = 'woocommerce-process-checkout-nonce';
const PAY_NONCE = 'woocommerce-pay-nonce';
const NEW_CARD_NONCE = 'woocommerce-add-payment-method-nonce';

/** Page of the account that saves a card. */
const NEW_CARD_PATH = '/my-account/add-payment-method/';

/** Opens a page and returns the value of its field with a nonce. */
const nonceOf = async (guest, path, field) => {
	const { text } = await guest.open(path);
	const [, nonce] = new RegExp(`name="${field}" value="([^"]+)"`).exec(text) ?? [];
	if (nonce === undefined) {
		throw new Error(`${path} has no field ${field}.`);
	}
	return nonce;
};

/** Opens the classic checkout and returns its form, filled in. */
export const openCheckoutForm = async (guest, path, fields = {}) =>
	new URLSearchParams({
		...Object.fromEntries(Object.entries(ADA).map(([name, value]) => [`billing_${name}`, value])),
		billing_email: 'ada@example.com',
		payment_method: 'test-charge',
		[CHECKOUT_NONCE]: await nonceOf(guest, path, CHECKOUT_NONCE),
		...fields,
	});

/** Posts the classic checkout's form as its script does. */
export const postCheckoutForm = (guest, body) =>
	guest.open('/?wc-ajax=checkout', { method: 'POST', body });

/** Opens the page that pays an order and returns its form, filled in. */
export const openPayForm = async (guest, path, fields = {}) =>
	new URLSearchParams({
		woocommerce_pay: '1',
		payment_method: 'test-charge',
		[PAY_NONCE]: await nonceOf(guest, path, PAY_NONCE),
		...fields,
	});

/** Opens the page that saves a card and posts its form. */
export const postNewCard = async (guest, fields = {}) => {
	const body = new URLSearchParams({
		woocommerce_add_payment_method: '1',
		payment_method: 'test-charge',
		[NEW_CARD_NONCE]: await nonceOf(guest, NEW_CARD_PATH, NEW_CARD_NONCE),
		...fields,
	});
	return guest.open(NEW_CARD_PATH, { method: 'POST', body });
};
