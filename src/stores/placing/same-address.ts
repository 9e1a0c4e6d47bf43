/**
 * If one address is used for both, copies typed values to the other, so that the shop calculates the taxes correctly. A
 * billing address of its own is kept meanwhile (docs/behaviour.md#one-address-for-both).
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

/**
 * Starts the copying, for as long as the page is open. Returns a function that returns the billing address that is kept;
 * null if there is none.
 */
export const startSameAddress = (
	registry: Registry,
	{ checkout: { shipsToBillingOnly } }: Pick<SiteSettings, 'checkout'>,
): (() => Fields | null) => {
	let kept: Fields | null = null;
	let wasOwn = false;
	const setBilling = (from: Fields, to: Fields): void => {
		const changes = differing(from, to);
		if (!isEmpty(changes)) {
			void registry.dispatch(cartStore).setBillingAddress(changes);
		}
	};

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
		const own = kept;
		kept = requested.billing ? null : wasOwn ? billingAddress : own;
		wasOwn = requested.billing;
		if (!requested.billing) {
			setBilling(shippingAddress, billingAddress);
		} else if (own) {
			setBilling(own, billingAddress);
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
	return () => kept;
};
