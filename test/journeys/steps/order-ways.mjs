/** Ways to order, through every door that WooCommerce has. */
import { openCheckoutForm, postCheckoutForm } from '../../idempotency/classic-forms.mjs';
import { PASSWORD } from './cast.mjs';

/** Fields of the payment methods; `card` belongs to the test's gateway. */
export const PAYMENTS = {
	'cash on delivery': { payment_method: 'cod' },
	'bank transfer': { payment_method: 'bacs' },
	'a card': { payment_method: 'test-charge', card: 'valid' },
	'a declined card': { payment_method: 'test-charge', card: 'declined' },
};

/**
 * @typedef {object} Form What the shopper has filled in.
 * @property {Record<string, string>} address
 * @property {string} email
 * @property {string} note
 * @property {{payment_method: string, card?: string}} payment
 * @property {boolean} isNew True if an account is to be created.
 */

/** @param {Form} form */
const apiBody = ({ address, email, note, payment: { card, ...payment }, isNew }) => ({
	billing_address: { ...address, email },
	shipping_address: address,
	customer_note: note,
	...payment,
	...(card && { payment_data: [{ key: 'test-card', value: card }] }),
	...(isNew && { create_account: true, customer_password: PASSWORD }),
});

const apiPress = async (device, form, headers, signal) => {
	const { status, body } = await device.store('checkout', apiBody(form), { headers, signal });
	return {
		status,
		id: status === 200 && body.payment_result.payment_status === 'success' ? body.order_id : 0,
		code: body?.code ?? '',
		body,
	};
};

/** @param {Form} form */
const classicFields = ({ address, email, note, payment: { card, ...payment }, isNew }) => ({
	...Object.fromEntries(Object.entries(address).map(([name, value]) => [`billing_${name}`, value])),
	billing_email: email,
	order_comments: note,
	...payment,
	...(card && { 'test-card': card }),
	...(isNew && { createaccount: '1', account_password: PASSWORD }),
});

/** What the classic form answers without a cart. */
const NO_CART = 'Sorry, your session has expired.';

/**
 * Each prepares a press and returns a function that presses, from the device or a copy of it, with one key or another,
 * and resolves to the number of the order, 0 if there is none.
 */
export const WAYS = {
	'our checkout': async (_world, device, form) => {
		if (device.at !== '/checkout/' || device.shown === null) {
			await device.openPage('/checkout/');
		}
		const total = device.shown;
		return (from, key, signal) =>
			apiPress(from, form, { 'Idempotency-Key': key, 'Storefront-Islands-Total': total }, signal);
	},
	"WooCommerce's block": async (_world, device, form) => {
		// The page shows, and forgets, what was refused before.
		await device.openPage('/checkout/');
		await device.store('cart');
		return (from) => apiPress(from, form, {});
	},
	'the classic form': async (world, device, form) => {
		await device.store('cart');
		const { shown } = device;
		const fields = await openCheckoutForm(device, world.classicCheckout, classicFields(form));
		device.shown = shown;
		return async (from) => {
			const { status, text } = await postCheckoutForm(from, fields);
			const body = JSON.parse(text);
			const [, id] = /order-received\/(\d+)/.exec(body.redirect ?? '') ?? [];
			const code = body.messages?.includes(NO_CART) ? 'woocommerce_rest_cart_empty' : '';
			return { status, id: Number(id ?? 0), code, body };
		};
	},
	'an app': async (_world, device, form) => {
		await device.store('cart');
		return (from) => apiPress(from, form, {});
	},
};
