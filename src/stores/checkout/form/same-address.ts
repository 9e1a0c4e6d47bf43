/**
 * If one address is used for both, copies typed values to the other, so that the shop calculates the taxes correctly. A
 * billing address of its own is kept meanwhile (docs/behaviour.md#one-address-for-both).
 */
import { requestedAddresses } from '../../../domain/checkout/fields/sections';
import type { SiteSettings } from '../../../domain/support/settings';
import { CART_STORE_KEY, cartStore } from '../../cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../../shared/registry';

type Fields = Readonly<Record<string, string>>;

/** Returns the differing fields, including additional fields; the e-mail address belongs to billing only. */
const differing = (from: Fields, to: Fields): Fields =>
	Object.fromEntries(
		Object.entries(from).filter(([field, value]) => field !== 'email' && to[field] !== value),
	);

const copy = (from: Fields, to: Fields, set: (changes: Fields) => unknown): void => {
	const changes = differing(from, to);
	if (Object.keys(changes).length > 0) {
		set(changes);
	}
};

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
		const { setShippingAddress, setBillingAddress } = registry.dispatch(cartStore);
		const own = kept;
		kept = requested.billing ? null : wasOwn ? billingAddress : own;
		wasOwn = requested.billing;
		if (!requested.billing) {
			copy(shippingAddress, billingAddress, setBillingAddress);
		} else if (own) {
			copy(own, billingAddress, setBillingAddress);
		} else if (needsShipping && requested.shippingFollowsBilling) {
			copy(billingAddress, shippingAddress, setShippingAddress);
		}
	};
	for (const store of [CART_STORE_KEY, CHECKOUT_STORE_KEY]) {
		registry.subscribe(update, store);
	}
	update();
	return () => kept;
};
