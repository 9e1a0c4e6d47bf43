import { CARDS, fillForm, openCheckout, payByCard } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail } from '../support/orders.mjs';

/** Fills in a checkout of one product except for the payment; resolves to the checkout screen and the email address. */
export const fillButPayment = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	const email = newEmail();
	await fillForm(checkout, email);
	return { checkout, email };
};

/**
 * Chooses a payment method that leads to a paid order: the test card, or cash on delivery on WooCommerce, which has no
 * test card.
 */
export const choosePayment = (checkout, shop, card = CARDS.succeeds) =>
	shop.isWooCommerce ? checkout.method('Cash on delivery').check() : payByCard(checkout, card);

/** Fills in the checkout including the payment method, so that only the button is left. */
export const fillAll = async (page, shop, card) => {
	const filled = await fillButPayment(page, shop);
	await choosePayment(filled.checkout, shop, card);
	return filled;
};
