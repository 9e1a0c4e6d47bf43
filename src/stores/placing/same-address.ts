/**
 * If one address is used for both, copies typed values to the other, so that the shop calculates the taxes correctly.
 */
import { requestedAddresses } from '../../domain/fields/sections';
import type { SiteSettings } from '../../domain/settings';
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../checkout/contract';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../shared/registry';

type Fields = Readonly<Record<string, string>>;

/** Returns the differing fields, including additional fields; the e-mail address belongs to billing only. */
const differing = (from: Fields, to: Fields): Fields =>
	Object.fromEntries(
		Object.entries(from).filter(([field, value]) => field !== 'email' && to[field] !== value),
	);

const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

/** Starts the copying, for as long as the page is open. */
export const startSameAddress = (
	registry: Registry,
	{ checkout: { shipsToBillingOnly } }: Pick<SiteSettings, 'checkout'>,
): void => {
	const update = (): void => {
		// An express method provides both addresses itself.
		if (registry.select(paymentStore).isExpressPaymentMethodActive()) {
			return;
		}
		const checkout = registry.select(checkoutStore);
		const needsShipping = registry.select(cartStore).getNeedsShipping();
		const requested = requestedAddresses({
			needsShipping,
			prefersCollection: checkout.prefersCollection(),
			useShippingAsBilling: checkout.getUseShippingAsBilling(),
			shipsToBillingOnly,
		});
		const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
		if (!requested.billing) {
			const changes = differing(shippingAddress, billingAddress);
			if (!isEmpty(changes)) {
				void registry.dispatch(cartStore).setBillingAddress(changes);
			}
		} else if (needsShipping && requested.shippingFollowsBilling) {
			const changes = differing(billingAddress, shippingAddress);
			if (!isEmpty(changes)) {
				void registry.dispatch(cartStore).setShippingAddress(changes);
			}
		}
	};
	for (const store of [CART_STORE_KEY, CHECKOUT_STORE_KEY]) {
		registry.subscribe(update, store);
	}
	update();
};
