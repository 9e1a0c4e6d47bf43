import { CARDS, fillForm, openCheckout, payByCard } from '../screens/checkout.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail } from '../support/orders.mjs';

/** A checkout of one product, filled in but for the payment; and who orders. */
export const fillButPayment = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	const email = newEmail();
	await fillForm(checkout, email);
	return { checkout, email };
};

/** Chooses a way to pay that leads to a paid order: a card, or where the test card is not, cash. */
export const choosePayment = (checkout, shop, card = CARDS.succeeds) =>
	shop.isWooCommerce ? checkout.method('Cash on delivery').check() : payByCard(checkout, card);

/** The same with a way to pay: only the button is left. */
export const fillAll = async (page, shop, card) => {
	const filled = await fillButPayment(page, shop);
	await choosePayment(filled.checkout, shop, card);
	return filled;
};
