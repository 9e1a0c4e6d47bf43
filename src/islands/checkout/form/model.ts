/**
 * View model of the checkout form: contact, delivery, addresses, shipping options and order note. Checkout\Form
 * does the same in PHP.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart, ShippingPackage, ShippingRate } from '../../../domain/cart/cart';
import {
	isLocalPickup,
	offersLocalPickup,
	shippedPackages,
} from '../../../domain/cart/shipping/delivery';
import { jointRates, withRates } from '../../../domain/cart/shipping/rates';
import { additionalForm, emailField, addressForm } from '../../../domain/checkout/fields/form';
import type { FieldModel } from '../../../domain/checkout/fields/form';
import { requestedAddresses } from '../../../domain/checkout/fields/sections';
import { addMoney, formatMoney, money } from '../../../domain/support/money';
import type { Money } from '../../../domain/support/money';
import type { SiteSettings } from '../../../domain/support/settings';
import { safeUrl } from '../../../domain/html/url';
import type { RadioCard, RadioOption } from '../../../ui/fields/radio-group';
import {
	deliveryPrice,
	packageModels,
	rateOption,
	shippingMessage,
} from '../../shared/cart/shipping';
import type { PackageModel } from '../../shared/cart/shipping';
import type { FormChoices } from './use-form';

/** Account creation; null if it is not offered. */
export interface AccountModel {
	/** Label of the checkbox that creates an account; empty if every order requires one. */
	readonly question: string;
	readonly isRequested: boolean;
	/** Null if the shop generates the password. */
	readonly password: string | null;
}

/** Contact information. Checkout\Form\Contact does the same in PHP. */
export interface ContactModel {
	readonly email: FieldModel;
	/** Login URL; empty if login is not offered. */
	readonly loginUrl: string;
	/** Plugins' fields below the e-mail. */
	readonly fields: readonly FieldModel[];
	readonly account: AccountModel | null;
}

const accountModel = (settings: SiteSettings, choices: FormChoices): AccountModel | null => {
	const { allowsGuests, offersAccount, generatesPassword } = settings.checkout;
	if (settings.currentUserId > 0 || !offersAccount) {
		return null;
	}
	const isRequested = !allowsGuests || choices.createAccount;
	return {
		question: allowsGuests
			? // translators: %s: name of the shop.
				sprintf(__('Create an account with %s', 'storefront-islands'), settings.siteTitle)
			: '',
		isRequested,
		password: isRequested && !generatesPassword ? choices.password : null,
	};
};

const contactModel = (cart: Cart, settings: SiteSettings, choices: FormChoices): ContactModel => {
	const { offersLogin, loginUrl, contactFields } = settings.checkout;
	const isGuest = settings.currentUserId === 0;
	return {
		email: emailField(__('Email address', 'storefront-islands'), cart.billingAddress.email),
		loginUrl: isGuest && (offersLogin || choices.hasAccountAlready) ? safeUrl(loginUrl) : '',
		fields: additionalForm('contact', choices.additional, contactFields, choices.states),
		account: accountModel(settings, choices),
	};
};

/** Choice between shipping and local pickup. Checkout\Form\Delivery does the same in PHP. */
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

/** Returns the total price of the packages, or from the lowest to the highest; empty if unknown. */
const priceRange = (packages: readonly Pick<ShippingPackage, 'rates'>[]): string => {
	const offers = packages.map(({ rates }) =>
		rates.map(({ price }) => price).sort((a, b) => a.amount - b.amount),
	);
	const [first] = offers.flat();
	if (!first || offers.some((prices) => prices.length === 0)) {
		return '';
	}
	const sum = (prices: readonly Money[]) => prices.reduce(addMoney, money(0, first.currency));
	const lowest = sum(offers.flatMap((prices) => prices.slice(0, 1)));
	const highest = sum(offers.flatMap((prices) => prices.slice(-1)));
	return highest.amount === lowest.amount
		? deliveryPrice(lowest)
		: sprintf(
				// translators: 1: the lowest price of delivery; 2: the highest.
				__('%1$s to %2$s', 'storefront-islands'),
				deliveryPrice(lowest),
				formatMoney(highest),
			);
};

/** Returns the pickup locations, each with its price for all packages, as one of them applies to every package. */
const pickupRates = ({ packages }: Cart, settings: SiteSettings): readonly ShippingRate[] =>
	jointRates(withRates(packages, isLocalPickup(settings)));

/** Returns the choice between shipping and local pickup; null if local pickup is not available. */
const deliveryModel = (
	cart: Cart,
	settings: SiteSettings,
	choices: FormChoices,
): DeliveryModel | null => {
	const { packages } = cart;
	if (!offersLocalPickup(packages, settings)) {
		return null;
	}
	return {
		cards: [
			{
				value: 'ship',
				label: __('Ship', 'storefront-islands'),
				aside: priceRange(shippedPackages(packages, settings)),
			},
			{
				value: 'pickup',
				label: settings.checkout.pickupTitle || __('Pickup', 'storefront-islands'),
				aside: priceRange([{ rates: pickupRates(cart, settings) }]),
			},
		],
		chosen: choices.prefersCollection ? 'pickup' : 'ship',
	};
};

const pickupModel = (cart: Cart, settings: SiteSettings): PickupModel => {
	const locations = pickupRates(cart, settings);
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
const optionsModel = (cart: Cart, settings: SiteSettings, isShipped: boolean): OptionsModel => {
	const packages = isShipped ? shippedPackages(cart.packages, settings) : cart.packages;
	return {
		packages: packageModels(packages, settings.collectableMethodIds),
		message: shippingMessage({ ...cart, packages }, settings),
		isSettling: cart.settling,
	};
};

export interface BillingModel {
	readonly fields: readonly FieldModel[];
	/** True if the billing address is also the shipping address. */
	readonly isForAll: boolean;
}

export interface NoteModel {
	readonly text: string;
	/** True if the shop accepts order notes. */
	readonly isEnabled: boolean;
	/** Plugins' fields about the order. */
	readonly fields: readonly FieldModel[];
}

export interface FormModel {
	readonly contact: ContactModel;
	/** Null if there is no choice between shipping and local pickup: one of them is not to be had. */
	readonly delivery: DeliveryModel | null;
	/** Null if no separate shipping address is needed. */
	readonly shippingFields: readonly FieldModel[] | null;
	readonly pickup: PickupModel | null;
	/** True if billing uses the shipping address; null if the option is not offered. */
	readonly sameForBilling: boolean | null;
	/** Null if billing uses the shipping address. */
	readonly billing: BillingModel | null;
	/** Null if nothing is shipped. */
	readonly options: OptionsModel | null;
	/** Rendered by OrderNote. */
	readonly note: NoteModel;
}

/**
 * Builds the view model of the form.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 * @param choices  Choices of the stores; printedChoices until hydration.
 */
export const formModel = (cart: Cart, settings: SiteSettings, choices: FormChoices): FormModel => {
	const needsShipping = cart.needsShipping && settings.shippingEnabled;
	const delivery = needsShipping ? deliveryModel(cart, settings, choices) : null;
	const isPickup = delivery?.chosen === 'pickup';
	const isAllPickup =
		isPickup &&
		settings.checkout.pickupOnly &&
		shippedPackages(cart.packages, settings).every(({ rates }) => rates.length === 0);
	const { shipsToBillingOnly, takesOrderNotes, orderFields } = settings.checkout;
	const requested = requestedAddresses({
		needsShipping,
		prefersCollection: isPickup,
		useShippingAsBilling: choices.sameForBilling,
		shipsToBillingOnly,
	});
	return {
		contact: contactModel(cart, settings, choices),
		delivery: isAllPickup ? null : delivery,
		shippingFields: requested.shipping
			? addressForm('shipping', cart.shippingAddress, settings, choices.states)
			: null,
		pickup: isPickup ? pickupModel(cart, settings) : null,
		sameForBilling: requested.offersSameAddress ? choices.sameForBilling : null,
		billing: requested.billing
			? {
					fields: addressForm('billing', cart.billingAddress, settings, choices.states),
					isForAll: needsShipping && shipsToBillingOnly && !isPickup,
				}
			: null,
		options: needsShipping && !isPickup ? optionsModel(cart, settings, delivery !== null) : null,
		note: {
			text: choices.note,
			isEnabled: takesOrderNotes,
			fields: additionalForm('order', choices.additional, orderFields, choices.states),
		},
	};
};
