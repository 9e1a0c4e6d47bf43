/** Ways to pay. Views\Checkout\Payment in PHP says the same of those that are expected. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../../domain/cart/cart';
import { preferredToken } from '../../../domain/payment/default-method';
import { sortMethods } from '../../../domain/payment/sort';
import type { SiteSettings } from '../../../domain/settings';
import type { SavedPaymentMethod, SavedPaymentMethods } from '../../../stores/payment/contract';
import { readSavedMethods } from '../../../stores/payment/saved-methods';

interface Option {
	/** Unique among the options; the value of the input. */
	readonly value: string;
	/** Id of the input, as WooCommerce's block has it. */
	readonly inputId: string;
	/** Text; a method that has registered draws its own in its place. */
	readonly label: string;
	/** Name of the payment method. */
	readonly method: string;
}

export type PaymentOption =
	| (Option & { readonly kind: 'method' })
	/** A saved card or account. */
	| (Option & { readonly kind: 'saved'; readonly tokenId: number });

export interface PaymentModel {
	readonly options: readonly PaymentOption[];
	/** Value of the option that holds; empty where none does. */
	readonly chosen: string;
	/** Whether methods are still being asked if they can be used; until then the options are those that are expected. */
	readonly isAsking: boolean;
}

const ID = 'radio-control-wc-payment-method';

/** Value of a method's option. */
export const valueOfMethod = (name: string): string => name;

/** Value of a saved card's option. */
export const valueOfToken = (tokenId: number | string): string => `saved-${String(tokenId)}`;

/** The way to pay that the store says is active, as an option's value. */
export const chosenValue = (method: string, token: string): string =>
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

/** Saved cards above new ones. */
const optionsOf = (
	saved: SavedPaymentMethods,
	names: readonly string[],
	settings: SiteSettings,
): readonly PaymentOption[] => [
	...savedOptions(saved),
	...methodOptions(names, settings.checkout.gateways),
];

const keepUsable = (saved: SavedPaymentMethods, names: readonly string[]): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(saved).map(([type, methods]) => [
			type,
			methods.filter(({ method }) => names.includes(method.gateway)),
		]),
	);

/**
 * What there will be to choose from, as far as the shop knows before any payment script has spoken: it keeps its place.
 *
 * @param wish What the shopper has chosen from it already; empty where nothing.
 */
export const expectedPayment = (cart: Cart, settings: SiteSettings, wish: string): PaymentModel => {
	const { gateways, savedPaymentMethods } = settings.checkout;
	const names = sortMethods(
		cart.paymentMethods.filter((name) => name in gateways),
		settings.paymentMethodSortOrder,
	);
	const saved = keepUsable(readSavedMethods(savedPaymentMethods), names);
	const options = optionsOf(saved, names, settings);
	const token = preferredToken(Object.values(saved).flat());
	const first = token ? valueOfToken(token.tokenId) : (options[0]?.value ?? '');
	return { options, chosen: wish || first, isAsking: true };
};

interface Offered {
	readonly names: readonly string[];
	readonly saved: SavedPaymentMethods;
	/** Empty where none is. */
	readonly activeMethod: string;
	readonly activeToken: string;
}

/** What there is to choose from once the methods have been asked. */
export const offeredPayment = (offered: Offered, settings: SiteSettings): PaymentModel => ({
	options: optionsOf(offered.saved, offered.names, settings),
	chosen: chosenValue(offered.activeMethod, offered.activeToken),
	isAsking: false,
});
