/** Delivery method. Views\Checkout\Form\Delivery does the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart, ShippingPackage } from '../../../../domain/cart/cart';
import {
	isLocalPickup,
	offersLocalPickup,
	shippedPackages,
} from '../../../../domain/cart/delivery';
import { withRates } from '../../../../domain/cart/rates';
import { addMoney, formatMoney, isZero } from '../../../../domain/money';
import type { SiteSettings } from '../../../../domain/settings';
import type { RadioCard } from '../../../../ui/radio-cards';
import type { RadioOption } from '../../../../ui/radio-group';
import {
	packageModels,
	rateOption,
	shippingMessage,
} from '../../../shared/shipping/shipping-model';
import type { PackageModel } from '../../../shared/shipping/shipping-model';
import type { FormChoices } from '../choices';

export interface DeliveryModel {
	readonly cards: readonly (RadioCard & { readonly value: 'ship' | 'pickup' })[];
	readonly chosen: 'ship' | 'pickup';
}

export interface PickupModel {
	readonly locations: readonly RadioOption[];
	/** Id of the selected rate; null if none is selected. */
	readonly chosen: string | null;
	readonly isSettling: boolean;
}

export interface OptionsModel {
	readonly packages: readonly PackageModel[];
	/** Reason for which there are no rates; empty if there are some. */
	readonly message: string;
	/** True if changes are pending and the rates may change. */
	readonly isSettling: boolean;
}

/** Returns the lowest total price of the packages; empty if unknown, with "from" if other rates cost more. */
const lowestPrice = (packages: readonly ShippingPackage[]): string => {
	const offers = packages.map(({ rates }) =>
		rates.map((rate) => rate.price).sort((a, b) => a.amount - b.amount),
	);
	const cheapest = offers.flatMap(([first]) => (first ? [first] : []));
	const [first, ...others] = cheapest;
	if (!first || cheapest.length < packages.length) {
		return '';
	}
	const total = others.reduce(addMoney, first);
	if (offers.some((prices) => prices.at(-1)?.amount !== prices[0]?.amount)) {
		// translators: %s: the lowest price of delivery.
		return sprintf(__('from %s', 'storefront-islands'), formatMoney(total));
	}
	return isZero(total) ? __('Free', 'storefront-islands') : formatMoney(total);
};

/** Returns the choice between shipping and local pickup; null if local pickup is not available. */
export const deliveryModel = (
	{ packages }: Cart,
	settings: SiteSettings,
	choices: FormChoices,
): DeliveryModel | null => {
	if (!offersLocalPickup(packages, settings)) {
		return null;
	}
	return {
		cards: [
			{
				value: 'ship',
				label: __('Ship', 'storefront-islands'),
				aside: lowestPrice(shippedPackages(packages, settings)),
			},
			{
				value: 'pickup',
				label: settings.checkout.pickupTitle || __('Pickup', 'storefront-islands'),
				aside: lowestPrice(withRates(packages, isLocalPickup(settings)).slice(0, 1)),
			},
		],
		chosen: choices.prefersCollection ? 'pickup' : 'ship',
	};
};

/** Returns the pickup locations. They are the same for every package. */
export const pickupModel = (cart: Cart, settings: SiteSettings): PickupModel => {
	const rates = cart.packages.flatMap((pack) => pack.rates).filter(isLocalPickup(settings));
	const locations = [...new Map(rates.map((rate) => [rate.rateId, rate])).values()];
	return {
		locations: locations.map((rate) => ({
			...rateOption(rate),
			label: rate.pickup?.location || rate.name,
		})),
		chosen: locations.find(({ selected }) => selected)?.rateId ?? null,
		isSettling: cart.settling,
	};
};

/**
 * Returns the shipping rates.
 *
 * @param cart        Projected cart.
 * @param settings    Settings of the shop.
 * @param isShipped True if shipping was chosen over local pickup.
 */
export const optionsModel = (
	cart: Cart,
	settings: SiteSettings,
	isShipped: boolean,
): OptionsModel => {
	const packages = isShipped ? shippedPackages(cart.packages, settings) : cart.packages;
	return {
		packages: packageModels(packages, settings.collectableMethodIds),
		message: shippingMessage({ ...cart, packages }, settings),
		isSettling: cart.settling,
	};
};
