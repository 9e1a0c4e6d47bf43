import type { UnknownObject } from '../../../domain/unknown-object';

/** The name that WooCommerce's cart and checkout use → the documented one, of wc/store/cart. */
const OTHER_NAMES = {
	billingData: 'billingAddress',
	cartCoupons: 'coupons',
	cartFees: 'fees',
	cartHasCalculatedShipping: 'hasCalculatedShipping',
	cartItemErrors: 'errors',
	cartItems: 'items',
	cartItemsCount: 'itemsCount',
	cartItemsWeight: 'itemsWeight',
	cartNeedsPayment: 'needsPayment',
	cartNeedsShipping: 'needsShipping',
	cartTotals: 'totals',
	crossSellsProducts: 'crossSells',
};

/**
 * The cart of the store as fills, blocks and filters get it: under the names that WooCommerce documents, and under those
 * that its own cart and checkout really hand over.
 */
export const toStoreCart = (cart: UnknownObject): UnknownObject => ({
	...cart,
	...Object.fromEntries(Object.entries(OTHER_NAMES).map(([name, known]) => [name, cart[known]])),
	cartErrors: [],
	cartIsLoading: false,
	isLoadingRates: false,
});
