/** Payment methods. Checkout\View\Payment does the same in PHP for the expected methods. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../../domain/cart/cart';
import { sortMethods } from '../../../domain/checkout/payment/can-pay';
import { chosenBefore, preferredToken } from '../../../domain/checkout/payment/availability';
import type { SiteSettings } from '../../../domain/support/settings';
import type {
	SavedPaymentMethod,
	SavedPaymentMethods,
} from '../../../stores/checkout/payment/contract';
import { readSavedMethods } from '../../../stores/checkout/payment/selectors';

interface Option {
	/** Unique among the options; value of the input. */
	readonly value: string;
	/** Id of the input, as in WooCommerce's block. */
	readonly inputId: string;
	/** Plain text; a registered method renders its own label instead. */
	readonly label: string;
	readonly method: string;
}

export type PaymentOption =
	| (Option & { readonly kind: 'method' })
	/** Saved token of a card or account. */
	| (Option & { readonly kind: 'saved'; readonly tokenId: number });

export interface PaymentModel {
	readonly options: readonly PaymentOption[];
	/** Value of the selected option; empty if none is selected. */
	readonly chosen: string;
	/** True while canMakePayment of some methods is pending; until then the options are the expected ones. */
	readonly isPending: boolean;
	/** True while it is for scripts to draw a method, or to say that there is none. */
	readonly isBusy: boolean;
}

const ID = 'radio-control-wc-payment-method';

const valueOfMethod = (name: string): string => name;

/** Returns the value of a saved token's option. */
const valueOfToken = (tokenId: number | string): string => `saved-${String(tokenId)}`;

/** Returns the option value of the active payment method in the store. */
const chosenValue = (method: string, token: string): string =>
	token === '' ? valueOfMethod(method) : valueOfToken(token);

const savedLabel = ({ method, expires }: SavedPaymentMethod): string => {
	const { brand = '', last4 = '', gateway } = method;
	if (brand === '' || last4 === '') {
		// translators: %s: name of a payment method.
		return sprintf(__('Saved payment method (%s)', 'storefront-islands'), brand || gateway);
	}
	return expires === ''
		? // translators: 1: brand of a card, 2: its last four digits.
			sprintf(__('%1$s ending in %2$s', 'storefront-islands'), brand, last4)
		: sprintf(
				// translators: 1: brand of a card, 2: its last four digits, 3: month and year.
				__('%1$s ending in %2$s (expires %3$s)', 'storefront-islands'),
				brand,
				last4,
				expires,
			);
};

const savedOptions = (saved: SavedPaymentMethods): readonly PaymentOption[] =>
	Object.values(saved)
		.flat()
		.map((method) => ({
			kind: 'saved',
			value: valueOfToken(method.tokenId),
			inputId: `${ID}-saved-tokens-${String(method.tokenId)}`,
			label: savedLabel(method),
			method: method.method.gateway,
			tokenId: method.tokenId,
		}));

const methodOptions = (
	names: readonly string[],
	labels: Readonly<Record<string, string>>,
): readonly PaymentOption[] =>
	names.map((name) => ({
		kind: 'method',
		value: valueOfMethod(name),
		inputId: `${ID}-options-${name}`,
		label: labels[name] ?? name,
		method: name,
	}));

/** Returns the options, saved tokens before payment methods. */
const optionsOf = (
	saved: SavedPaymentMethods,
	names: readonly string[],
	settings: SiteSettings,
): readonly PaymentOption[] => [
	...savedOptions(saved),
	...methodOptions(names, settings.checkout.gateways),
];

const usableMethods = (saved: SavedPaymentMethods, names: readonly string[]): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(saved).map(([type, methods]) => [
			type,
			methods.filter(({ method }) => names.includes(method.gateway)),
		]),
	);

/**
 * Returns the options that the shop expects before any payment script has registered. They reserve the space of the
 * actual ones.
 *
 * @param pickedOption Option that the shopper has chosen already; empty if none.
 */
export const expectedPayment = (
	cart: Cart,
	settings: SiteSettings,
	pickedOption: string,
): PaymentModel => {
	const { gateways, savedPaymentMethods, offlineMethods, chosenPaymentMethod } = settings.checkout;
	const names = sortMethods(
		cart.paymentMethods.filter((name) => name in gateways),
		settings.paymentMethodSortOrder,
	);
	const saved = usableMethods(readSavedMethods(savedPaymentMethods), names);
	const options = optionsOf(saved, names, settings);
	const before = chosenBefore(names, chosenPaymentMethod);
	const tokens = Object.values(saved).flat();
	const token = preferredToken(
		before ? tokens.filter(({ method }) => method.gateway === before) : tokens,
	);
	const first = token ? valueOfToken(token.tokenId) : before || (options[0]?.value ?? '');
	return {
		options,
		chosen: pickedOption || first,
		isPending: true,
		isBusy: !options[0] || !options.every(({ value }) => value in offlineMethods),
	};
};

interface OfferedMethods {
	readonly names: readonly string[];
	readonly saved: SavedPaymentMethods;
	/** Active payment method; empty if there is none. */
	readonly activeMethod: string;
	readonly activeToken: string;
}

/** Returns the options after all methods have registered and canMakePayment has completed. */
export const offeredPayment = (offered: OfferedMethods, settings: SiteSettings): PaymentModel => ({
	options: optionsOf(offered.saved, offered.names, settings),
	chosen: chosenValue(offered.activeMethod, offered.activeToken),
	isPending: false,
	isBusy: false,
});
