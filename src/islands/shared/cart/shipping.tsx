/**
 * Shipping address and rates of a cart: view model and rate lists. Cart\View\Shipping and Cart\View\ShippingRates do
 * the same in PHP.
 */
import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ShippingAddress } from '../../../domain/support/address';
import type { Cart, ShippingPackage, ShippingRate } from '../../../domain/cart/cart';
import { deliveryAvailability } from '../../../domain/cart/shipping/delivery';
import type { DeliveryAvailability } from '../../../domain/cart/shipping/delivery';
import { formatMoney, isZero } from '../../../domain/support/money';
import type { Money } from '../../../domain/support/money';
import type { CartSettings } from '../../../domain/support/settings';
import { quantityText } from '../../../ui/count-text';
import { RadioGroup } from '../../../ui/fields/radio-group';
import type { RadioOption } from '../../../ui/fields/radio-group';
import { memoByValue } from '../../../ui/memo-by-value';

interface RateListsProps {
	readonly packages: readonly PackageModel[];
	/** A null package id selects the rate for all packages. */
	readonly onRate: (rateId: string, packageId: number | string | null) => void;
}

/** Shipping rates, one choice per package. */
export const RateLists = memoByValue(({ packages, onRate }: RateListsProps) => (
	<Fragment>
		{packages.map((pack) => (
			<div
				key={pack.id}
				className="storefront-shipping__package wc-block-components-shipping-rates-control"
			>
				<RadioGroup
					name={`storefront-rate-${String(pack.id)}`}
					legend={pack.name}
					legendNote={pack.contents}
					options={pack.options}
					chosen={pack.chosen}
					onChoose={(rateId) => onRate(rateId, pack.pickups.includes(rateId) ? null : pack.id)}
				/>
			</div>
		))}
	</Fragment>
));

export interface PackageModel {
	readonly id: number | string;
	readonly name: string;
	/** Contents of the package if there are several, otherwise empty. */
	readonly contents: string;
	readonly options: readonly RadioOption[];
	/** Id of the selected rate; null if none is selected. */
	readonly chosen: string | null;
	/** Rates of pickup locations: one of them applies to all packages. */
	readonly pickups: readonly string[];
}

export interface ShippingModel {
	/** Formatted shipping address; empty if unknown. */
	readonly destination: string;
	/** True if the cart asks for the address. */
	readonly hasCalculator: boolean;
	readonly packages: readonly PackageModel[];
	/** Reason for which there are no rates; empty if there are some. */
	readonly message: string;
}

const isFilled = (text: string): boolean => text !== '';

const placeOf = (
	{ city, state, postcode, country }: ShippingAddress,
	settings: CartSettings,
): string =>
	[
		city,
		[settings.states[country]?.[state] ?? state, postcode].filter(isFilled).join(' '),
		settings.countries[country] ?? country,
	]
		.filter(isFilled)
		.join(', ');

export const deliveryPrice = (price: Money): string =>
	isZero(price) ? __('Free', 'storefront-islands') : formatMoney(price);

/** Converts a rate into an option: name, price, and address or delivery time. */
export const rateOption = (rate: ShippingRate): RadioOption => ({
	value: rate.rateId,
	label: rate.name,
	aside: deliveryPrice(rate.price),
	notes: [
		rate.description,
		rate.deliveryTime,
		rate.pickup?.address ?? '',
		rate.pickup?.details ?? '',
	].filter(isFilled),
});

/**
 * Returns the rates of each package that has any.
 *
 * @param packages    Packages of the cart.
 * @param collectable Ids of the local pickup methods.
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
					? pack.contents
							.map(({ name, quantity }) => `${name} × ${quantityText(quantity)}`)
							.join(', ')
					: '',
			options: pack.rates.map(rateOption),
			chosen: pack.rates.find((rate) => rate.selected)?.rateId ?? null,
			pickups: pack.rates
				.filter(({ methodId }) => collectable.includes(methodId))
				.map(({ rateId }) => rateId),
		}));

/**
 * Returns the reason for which there are no rates; empty if there are some.
 *
 * @param place Destination, where the address is not asked for: the words are WooCommerce's.
 */
export const shippingMessage = (
	cart: Pick<Cart, 'hasCalculatedShipping' | 'packages' | 'extensions'>,
	settings: CartSettings,
	place?: string,
): string => {
	const availability = deliveryAvailability(cart, settings);
	if (availability === 'offered') {
		return '';
	}
	const said = window.storefrontIslands?.classicMessage?.(availability, cart);
	if (said !== undefined) {
		return said;
	}
	if (availability === 'awaits-address') {
		return place === undefined
			? __('Enter your address to see the delivery options.', 'storefront-islands')
			: __('Shipping costs are calculated during checkout.', 'storefront-islands');
	}
	return place === undefined
		? __('There is no delivery to this address. Please check it.', 'storefront-islands')
		: // translators: %s: city, state, postcode and country.
			sprintf(__('No shipping options were found for %s.', 'storefront-islands'), place);
};

/** Builds the view model of a cart's shipping; null if it needs none. */
export const shippingModel = (cart: Cart, settings: CartSettings): ShippingModel | null => {
	if (!cart.needsShipping || !settings.shippingEnabled) {
		return null;
	}
	const place = placeOf(cart.shippingAddress, settings);
	const hasCalculator = settings.shippingCalculatorEnabled;
	return {
		destination:
			place === ''
				? ''
				: // translators: %s: city, state, postcode and country.
					sprintf(__('Shipping to %s', 'storefront-islands'), place),
		hasCalculator,
		packages: packageModels(cart.packages, settings.collectableMethodIds),
		message: shippingMessage(cart, settings, hasCalculator ? undefined : place),
	};
};

declare global {
	interface StorefrontIslands {
		/** As classicTotals, of what is said where there are no rates; undefined for the usual words. */
		classicMessage?: (
			availability: DeliveryAvailability,
			cart: Pick<Cart, 'extensions'>,
		) => string | undefined;
	}
}
