/**
 * What is known of how a cart gets to its shopper. A shop may keep its rates back until the address is there (WooCommerce's
 * woocommerce_shipping_cost_requires_address), and still offer to collect the goods. Views\Shipping\Prospect in PHP says the same.
 */
import type { Cart, ShippingPackage, ShippingRate } from './cart';
import { prefersCollection as isCollectedCart, withRates } from './rates';
import { fieldSetting, type FormSettings } from '../fields/setting';
import type { SiteSettings } from '../settings';

export type DeliverySettings = FormSettings &
	Pick<SiteSettings, 'collectableMethodIds' | 'localPickupEnabled' | 'shippingCostRequiresAddress'>;

/** `offered`: there are rates; `awaits-address`: the shop tells when it knows where to; `none`: it does not go there. */
export type DeliveryProspect = 'offered' | 'awaits-address' | 'none';

/** The fields that shipping zones are told apart by. */
const PLACE = ['country', 'state', 'city', 'postcode'];

/** Of the address that the shop has calculated with: what is typed meanwhile is not known to it yet. */
const lacksPlace =
	(settings: FormSettings) =>
	({ destination }: ShippingPackage): boolean =>
		PLACE.some(
			(name) =>
				!destination[name] &&
				fieldSetting(name, destination.country ?? '', settings)?.required === true,
		);

/** Whether goods are collected with a rate. */
export const isCollected =
	({ collectableMethodIds }: Pick<SiteSettings, 'collectableMethodIds'>) =>
	({ methodId }: ShippingRate): boolean =>
		collectableMethodIds.includes(methodId);

/** The packages without the rates by which they are collected. */
export const sentPackages = (
	packages: readonly ShippingPackage[],
	settings: Pick<SiteSettings, 'collectableMethodIds'>,
): readonly ShippingPackage[] => {
	const isPickup = isCollected(settings);
	return withRates(packages, (rate) => !isPickup(rate));
};

/**
 * Whether there is something to choose from.
 *
 * @param cart     With the rates that are to be chosen from: all of them, or those of one kind.
 * @param settings The shop's settings.
 */
export const deliveryProspect = (
	{ hasCalculatedShipping, packages }: Pick<Cart, 'hasCalculatedShipping' | 'packages'>,
	settings: DeliverySettings,
): DeliveryProspect => {
	const awaitsAddress =
		!hasCalculatedShipping || packages.length === 0 || packages.some(lacksPlace(settings));
	const counted =
		awaitsAddress && settings.shippingCostRequiresAddress
			? sentPackages(packages, settings)
			: packages;
	if (counted.some(({ rates }) => rates.length > 0)) {
		return 'offered';
	}
	return awaitsAddress ? 'awaits-address' : 'none';
};

/** Whether the shopper may decide to collect everything. */
export const offersCollection = (
	packages: readonly ShippingPackage[],
	settings: DeliverySettings,
): boolean =>
	settings.localPickupEnabled && packages.some(({ rates }) => rates.some(isCollected(settings)));

/**
 * The cart of a shopper who wants it sent while the shop, for lack of an address, knows pickup places only: one of them may
 * still be selected there, and what it costs is not what is wanted.
 */
export const asPreferred = (
	cart: Cart,
	prefersCollection: boolean,
	settings: DeliverySettings,
): Cart =>
	!prefersCollection &&
	offersCollection(cart.packages, settings) &&
	isCollectedCart(cart.packages, settings.collectableMethodIds)
		? { ...cart, totals: { ...cart.totals, shipping: null } }
		: cart;
