import type { CartData, ShippingPackageData } from '../cart/data';

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

/** Argument of canMakePayment (docs/behaviour.md#payment-method-availability). */
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
