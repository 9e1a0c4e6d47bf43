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

/** The same with a card: only the button is left. */
export const fillAll = async (page, shop, card = CARDS.succeeds) => {
	const filled = await fillButPayment(page, shop);
	await payByCard(filled.checkout, card);
	return filled;
};
