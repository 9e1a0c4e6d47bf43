import { changedFields } from '../../../domain/support/address';
import type { CartSelectors, CustomerData } from './contract';
import type { CartState } from './state';

// Selectors must return the same object while the state is the same, or every subscriber would render again.
const customerData = new WeakMap<CartState['cartData'], CustomerData>();

const getCustomerData = ({ cartData }: CartState): CustomerData => {
	const known = customerData.get(cartData);
	if (known) {
		return known;
	}
	const { shippingAddress, billingAddress } = cartData;
	const customer = { shippingAddress, billingAddress };
	customerData.set(cartData, customer);
	return customer;
};

/** Selectors of the store, described in contract.ts. */
export const selectors: CartSelectors = {
	getCartData: (state) => state.cartData,
	getCustomerData,
	getShippingRates: (state) => state.cartData.shippingRates,
	getNeedsShipping: (state) => state.cartData.needsShipping,
	getHasCalculatedShipping: (state) => state.cartData.hasCalculatedShipping,
	getCartTotals: (state) => state.cartData.totals,
	getCartMeta: (state) => state.metaData,
	getCartErrors: (state) => state.errors,
	isApplyingCoupon: (state) => state.metaData.applyingCoupon !== '',
	getCouponBeingApplied: (state) => state.metaData.applyingCoupon,
	isRemovingCoupon: (state) => state.metaData.removingCoupon !== '',
	getCouponBeingRemoved: (state) => state.metaData.removingCoupon,
	isCartDataStale: (state) => state.metaData.isCartDataStale,
	getCartItem: (state, key) => state.cartData.items.find((item) => item.key === key),
	isItemPendingQuantity: (state, key) => state.cartItemsPendingQuantity.includes(key),
	isItemPendingDelete: (state, key) => state.cartItemsPendingDelete.includes(key),
	getItemsPendingQuantityUpdate: (state) => state.cartItemsPendingQuantity,
	getItemsPendingDelete: (state) => state.cartItemsPendingDelete,
	getProductsPendingAdd: (state) => state.productsPendingAdd,
	hasPendingItemsOperations: (state) =>
		state.productsPendingAdd.length > 0 ||
		state.cartItemsPendingQuantity.length > 0 ||
		state.cartItemsPendingDelete.length > 0,
	isCustomerDataUpdating: (state) => state.metaData.updatingCustomerData,
	isAddressFieldsForShippingRatesUpdating: (state) =>
		state.metaData.updatingAddressFieldsForShippingRates,
	isShippingRateBeingSelected: (state) => state.metaData.updatingSelectedRate,
	peekCartData: (state) => state.cartData,
	getUnpushedAddress: ({ cartData, editing }) => ({
		shipping: changedFields(editing.shipping.known, cartData.shippingAddress),
		billing: changedFields(editing.billing.known, cartData.billingAddress),
	}),
};
