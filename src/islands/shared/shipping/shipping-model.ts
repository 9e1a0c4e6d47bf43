/** Where the cart goes and how. Views\Cart\Shipping and Views\Shipping in PHP say the same. */
import { __, sprintf } from '@wordpress/i18n';
import type { ShippingAddress } from '../../../domain/address';
import type { Cart, ShippingPackage, ShippingRate } from '../../../domain/cart/cart';
import { deliveryProspect } from '../../../domain/cart/delivery';
import { formatMoney, isZero } from '../../../domain/money';
import type { SiteSettings } from '../../../domain/settings';
import type { RadioOption } from '../../../ui/radio-group';

export interface PackageModel {
	readonly id: number | string;
	readonly name: string;
	/** What is in it, where there are several; else empty. */
	readonly contents: string;
	readonly options: readonly RadioOption[];
	/** The rate that is selected, null where none is. */
	readonly chosen: string | null;
	/** Rates at which everything is collected at one place: one of them holds for every package. */
	readonly pickups: readonly string[];
}

export interface ShippingModel {
	/** Where to, in words; empty where it is not known. */
	readonly destination: string;
	readonly packages: readonly PackageModel[];
	/** Why there is nothing to choose from; empty where there is. */
	readonly message: string;
}

const isFilled = (text: string): boolean => text !== '';

const destination = (
	{ city, state, postcode, country }: ShippingAddress,
	settings: SiteSettings,
) => {
	const place = [
		city,
		[settings.states[country]?.[state] ?? state, postcode].filter(isFilled).join(' '),
		settings.countries[country] ?? country,
	]
		.filter(isFilled)
		.join(', ');
	return place === ''
		? ''
		: // translators: %s: city, state, postcode and country.
			sprintf(__('Shipping to %s', 'storefront-islands'), place);
};

/** One rate to choose: what it is, what it costs, and where and when things come or can be had. */
export const rateOption = (rate: ShippingRate): RadioOption => ({
	value: rate.rateId,
	label: rate.name,
	aside: isZero(rate.price) ? __('Free', 'storefront-islands') : formatMoney(rate.price),
	notes: [
		rate.description,
		rate.deliveryTime,
		rate.pickup?.address ?? '',
		rate.pickup?.details ?? '',
	].filter(isFilled),
});

/**
 * The choices of each package that has any.
 *
 * @param packages    Of the cart.
 * @param collectable Ids of the methods by which things are collected.
 */
export const packageModels = (
	packages: readonly ShippingPackage[],
	collectable: readonly string[],
): readonly PackageModel[] =>
	packages
		.filter(({ rates }) => rates.length > 0)
		.map((pack) => ({
			id: pack.packageId,
			name: pack.name,
			contents:
				packages.length > 1
					? pack.contents.map(({ name, quantity }) => `${name} × ${String(quantity)}`).join(', ')
					: '',
			options: pack.rates.map(rateOption),
			chosen: pack.rates.find((rate) => rate.selected)?.rateId ?? null,
			pickups: pack.rates
				.filter(({ methodId }) => collectable.includes(methodId))
				.map(({ rateId }) => rateId),
		}));

/** Why there is nothing to choose from; empty where there is. */
export const shippingMessage = (
	cart: Pick<Cart, 'hasCalculatedShipping' | 'packages'>,
	settings: SiteSettings,
): string => {
	switch (deliveryProspect(cart, settings)) {
		case 'offered':
			return '';
		case 'awaits-address':
			return __('Enter your address to see the delivery options.', 'storefront-islands');
		case 'none':
			return __('There is no delivery to this address. Please check it.', 'storefront-islands');
	}
};

/** The delivery of a cart; null where it needs none. */
export const shippingModel = (cart: Cart, settings: SiteSettings): ShippingModel | null => {
	if (!cart.needsShipping || !settings.shippingEnabled) {
		return null;
	}
	return {
		destination: destination(cart.shippingAddress, settings),
		packages: packageModels(cart.packages, settings.collectableMethodIds),
		message: shippingMessage(cart, settings),
	};
};
