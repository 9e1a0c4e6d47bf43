/**
 * Which payment methods can pay a cart (docs/behaviour.md#payment-method-availability): argument and result of
 * canMakePayment, gateways that do not fit the cart, and the order of the methods.
 */
import type { CartData, ShippingPackageData } from '../../cart/data';
import { isObject } from '../../support/unknown';

/** Result of canMakePayment of a payment method. */
export type CanPayResult =
	| { readonly kind: 'yes' }
	| { readonly kind: 'no' }
	/** The method failed, or returned the reason why it cannot be used; the message is plain text. */
	| { readonly kind: 'error'; readonly message: string };

/** Returns the message of a thrown value, or of the error in a result. */
export const messageOf = (thrown: unknown): string => {
	const message = isObject(thrown) ? thrown.message : thrown;
	return typeof message === 'string' ? message : '';
};

/** Decodes the result of canMakePayment: plugins return any value, and a truthy one counts as yes. */
export const readCanPay = (returned: unknown): CanPayResult => {
	if (isObject(returned) && returned.error) {
		return { kind: 'error', message: messageOf(returned.error) };
	}
	return { kind: returned ? 'yes' : 'no' };
};

/** Returns package id → id of the selected rate; packages without a selected rate are left out. */
export const selectedRates = (
	packages: readonly ShippingPackageData[],
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		packages.flatMap(({ package_id, shipping_rates }) =>
			shipping_rates
				.filter(({ selected }) => selected)
				.map(({ rate_id }) => [String(package_id), rate_id] as const),
		),
	);

/** Argument of canMakePayment. */
export interface CanPayArgument {
	/** Cart with the names of WooCommerce's cart hook. */
	readonly cart: Readonly<Record<string, unknown>>;
	readonly cartTotals: CartData['totals'];
	readonly cartNeedsShipping: boolean;
	readonly billingAddress: CartData['billingAddress'];
	/** Billing address under its older name. */
	readonly billingData: CartData['billingAddress'];
	readonly shippingAddress: CartData['shippingAddress'];
	readonly selectedShippingMethods: Readonly<Record<string, string>>;
	readonly paymentMethods: readonly string[];
	readonly paymentRequirements: readonly string[];
}

export const canPayArgument = (cart: CartData): CanPayArgument => ({
	cart: {
		cartCoupons: cart.coupons,
		cartItems: cart.items,
		crossSellsProducts: cart.crossSells,
		cartFees: cart.fees,
		cartItemsCount: cart.itemsCount,
		cartItemsWeight: cart.itemsWeight,
		cartNeedsPayment: cart.needsPayment,
		cartNeedsShipping: cart.needsShipping,
		cartItemErrors: cart.errors,
		cartTotals: cart.totals,
		cartIsLoading: false,
		cartErrors: cart.errors,
		billingAddress: cart.billingAddress,
		billingData: cart.billingAddress,
		shippingAddress: cart.shippingAddress,
		extensions: cart.extensions,
		shippingRates: cart.shippingRates,
		isLoadingRates: false,
		cartHasCalculatedShipping: cart.hasCalculatedShipping,
		paymentRequirements: cart.paymentRequirements,
	},
	cartTotals: cart.totals,
	cartNeedsShipping: cart.needsShipping,
	billingAddress: cart.billingAddress,
	billingData: cart.billingAddress,
	shippingAddress: cart.shippingAddress,
	selectedShippingMethods: selectedRates(cart.shippingRates),
	paymentMethods: cart.paymentMethods,
	paymentRequirements: cart.paymentRequirements,
});

/** True if a method supports all features that the cart requires (payment_requirements). */
export const supportsAll = (
	features: readonly string[],
	requirements: readonly string[],
): boolean => requirements.every((requirement) => features.includes(requirement));

/** Ids under which an express method is known: its own, and those of the gateway that takes its orders. */
export interface ExpressIds {
	readonly name: string;
	/** Equal to the name if the method declares none. */
	readonly gatewayId: string;
	/** Sent with the order. Equal to the name if the method declares none. */
	readonly paymentMethodId: string;
}

/**
 * True unless the gateway of an express method cannot pay this cart: the shop would refuse the order. A method that
 * names no gateway of the shop, such as one that leads to another site, decides by canMakePayment alone. A gateway that
 * is there for express only (ID_express) may be listed by its ID: its plugin offers it while it orders.
 *
 * @param listed Ids in payment_methods of the cart.
 * @param gateways Id → title of the enabled gateways, also of those that cannot pay this cart.
 */
export const isExpressListed = (
	{ name, gatewayId, paymentMethodId }: ExpressIds,
	listed: readonly string[],
	gateways: Readonly<Record<string, string>>,
): boolean => {
	const ids = [name, gatewayId, paymentMethodId];
	const namesGateway = ids.some((id) => id !== name || gateways[id] !== undefined);
	return (
		!namesGateway || ids.some((id) => listed.some((known) => `${id}_`.startsWith(`${known}_`)))
	);
};

/**
 * Returns the gateways that are enabled in the shop but cannot pay this cart in this checkout, because they have no
 * script for it or do not support the cart's requirements.
 *
 * @param gateways Id → title, plain text.
 * @param registered Method name → supported features.
 */
export const incompatibleMethods = (
	gateways: Readonly<Record<string, string>>,
	registered: ReadonlyMap<string, readonly string[]>,
	requirements: readonly string[],
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(gateways).filter(([id]) => {
			const features = registered.get(id);
			return features === undefined || !supportsAll(features, requirements);
		}),
	);

/** Sorts method names in the shop's order; the others follow in the order of registration. */
export const sortMethods = (
	registered: readonly string[],
	sortOrder: readonly string[],
): readonly string[] => {
	const named = [...new Set(sortOrder)].filter((name) => registered.includes(name));
	return [...named, ...registered.filter((name) => !named.includes(name))];
};
