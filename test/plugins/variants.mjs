import { PLACE } from './selectors.mjs';

/** Name of the option by which the stand-ins of Stripe and WooPayments know what happens to a payment. */
const OUTCOME = 'storefront_islands_outcome';

const express = (page) => page.getByRole('button', { name: 'Stand-in express' }).first().click();

/**
 * Cases of a gateway for cards beside the paid order: a second step (3-D Secure), a refused card that is then paid, a
 * customer with saved cards, and the express button on the checkout and in the cart.
 *
 * @param {import('./cases.mjs').PluginCase} paid
 * @param {Record<string, string>} meta Meta data of a customer.
 * @param {string} refusal Text that the shopper reads when a card is refused.
 */
export const cardVariants = (paid, meta, refusal) => {
	const named = (name) => ({ ...paid, ready: paid.cartReady, name: `${paid.folder} (${name})` });
	const withOutcome = (name, outcome) => ({
		...named(name),
		options: { ...paid.options, [OUTCOME]: outcome },
	});
	return {
		secondStep: withOutcome('second step', 'requires_action'),
		declined: {
			...withOutcome('refused card', 'declined'),
			express: async (page) => {
				await page.locator(PLACE).click();
				await page.getByText(refusal).first().waitFor();
				await page.waitForLoadState('networkidle');
				await page.locator(PLACE).click();
			},
		},
		saved: {
			...named('saved card'),
			method: undefined,
			customer: { gateway: paid.method, meta },
			expected: [
				...(paid.expected ?? []),
				{
					about:
						/^(saved cards|payment data|order): .*(visa|mastercard|card [12]|isSavedToken|pm_standin_)/,
					reason:
						"WooCommerce's block starts with the customer's default card as ours does, but chooses the first one once the address was told",
				},
			],
		},
		express: { ...named('express'), express },
		cart: { ...named('cart'), express, isPaidInCart: true },
	};
};
