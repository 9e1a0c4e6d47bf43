/**
 * Delivery state of a cart. A shop may hide its shipping rates until the address is known (WooCommerce's
 * woocommerce_shipping_cost_requires_address) and still offer local pickup. Cart\ShippingAvailability in PHP implements
 * the same rules.
 */
import type { Cart, ShippingPackage, ShippingRate } from '../cart';
import { selectedRates, withRates } from './rates';
import { fieldSetting } from '../../checkout/fields/setting';
import type { AddressSettings, ShopSettings } from '../../support/settings';

export type DeliverySettings = AddressSettings &
	Pick<ShopSettings, 'collectableMethodIds' | 'localPickupEnabled' | 'shippingCostRequiresAddress'>;

/**
 * `offered`: there are rates; `awaits-address`: the shop needs an address to calculate rates; `none`: the shop does not
 * ship there.
 */
export type DeliveryAvailability = 'offered' | 'awaits-address' | 'none';

/** Fields by which shipping zones are matched. */
const ZONE_FIELDS = ['country', 'state', 'city', 'postcode'];

/**
 * Checks the address with which the shop has calculated the rates, not the one in the form, which the shop does not
 * know yet.
 */
const lacksZoneFields =
	(settings: AddressSettings) =>
	({ destination }: ShippingPackage): boolean =>
		ZONE_FIELDS.some(
			(name) =>
				!destination[name] &&
				fieldSetting(name, destination.country ?? '', settings)?.required === true,
		);

/** True if a rate is local pickup. */
export const isLocalPickup =
	({ collectableMethodIds }: Pick<ShopSettings, 'collectableMethodIds'>) =>
	({ methodId }: ShippingRate): boolean =>
		collectableMethodIds.includes(methodId);

/** Returns the packages without their local pickup rates. */
export const shippedPackages = (
	packages: readonly ShippingPackage[],
	settings: Pick<ShopSettings, 'collectableMethodIds'>,
): readonly ShippingPackage[] => {
	const isPickup = isLocalPickup(settings);
	return withRates(packages, (rate) => !isPickup(rate));
};

/**
 * Determines if there are rates to select.
 *
 * @param cart     Cart with the rates to consider: all of them, or those of one kind.
 * @param settings Settings of the shop.
 */
export const deliveryAvailability = (
	{ hasCalculatedShipping, packages }: Pick<Cart, 'hasCalculatedShipping' | 'packages'>,
	settings: DeliverySettings,
): DeliveryAvailability => {
	const awaitsAddress =
		!hasCalculatedShipping || packages.length === 0 || packages.some(lacksZoneFields(settings));
	const counted =
		awaitsAddress && settings.shippingCostRequiresAddress
			? shippedPackages(packages, settings)
			: packages;
	if (counted.some(({ rates }) => rates.length > 0)) {
		return 'offered';
	}
	return awaitsAddress ? 'awaits-address' : 'none';
};

/** True if the shopper can choose local pickup for the whole cart. */
export const offersLocalPickup = (
	packages: readonly ShippingPackage[],
	settings: DeliverySettings,
): boolean =>
	settings.localPickupEnabled && packages.some(({ rates }) => rates.some(isLocalPickup(settings)));

/**
 * Returns the cart without a shipping total and without pickup locations if the shopper wants it shipped while no rate
 * for that is selected: a location may still be selected, whose cost does not apply, and is no way to ship the cart.
 * Checkout\View\OrderSummary does the same in PHP.
 */
export const withPreferredDelivery = (
	cart: Cart,
	prefersCollection: boolean,
	settings: DeliverySettings,
): Cart => {
	const packages = shippedPackages(cart.packages, settings);
	return !prefersCollection &&
		offersLocalPickup(cart.packages, settings) &&
		selectedRates(packages).length === 0
		? { ...cart, packages, totals: { ...cart.totals, shipping: null } }
		: cart;
};
