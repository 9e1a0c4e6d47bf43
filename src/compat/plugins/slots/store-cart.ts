import type { UnknownObject } from '../../../domain/support/unknown';

/** Name used by WooCommerce's cart and checkout → documented name of wc/store/cart. */
const ALIASES = {
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
 * Returns the store's cart for fills, blocks and filters: under the names that WooCommerce documents, and under those
 * that its own cart and checkout actually pass.
 */
export const toStoreCart = (cart: UnknownObject): UnknownObject => ({
	...cart,
	...Object.fromEntries(Object.entries(ALIASES).map(([name, known]) => [name, cart[known]])),
	cartErrors: [],
	cartIsLoading: false,
	isLoadingRates: false,
});
