/** Plain actions, which describe changes of the state. Names and arguments are WooCommerce's. */
import type { BillingAddress, ShippingAddress } from '../../../domain/support/address';
import type { CartData, CartItemData } from '../../../domain/cart/data';
import type { ApiError } from './state';

export const plainActions = {
	/** Merges camel-cased parts of a cart into the stored one, without notices. */
	setCartData: (cart: Partial<CartData>) => ({ type: 'SET_CART_DATA', cart }) as const,
	/** null leaves the errors unchanged. */
	setErrorData: (error: ApiError | null) => ({ type: 'SET_ERROR', error }) as const,
	/** Replaces the item with the same key. */
	receiveCartItem: (item: CartItemData | null) => ({ type: 'RECEIVE_ITEM', item }) as const,
	/** Empty if no coupon is being applied. */
	receiveApplyingCoupon: (code: string) => ({ type: 'APPLYING_COUPON', code }) as const,
	/** Empty if no coupon is being removed. */
	receiveRemovingCoupon: (code: string) => ({ type: 'REMOVING_COUPON', code }) as const,
	itemIsPendingQuantity: (key: string, isPending = true) =>
		({ type: 'ITEM_PENDING_QUANTITY', key, isPending }) as const,
	itemIsPendingDelete: (key: string, isPending = true) =>
		({ type: 'ITEM_PENDING_DELETE', key, isPending }) as const,
	setProductsPendingAdd: (productId: number, isAdding: boolean) =>
		({ type: 'PRODUCT_PENDING_ADD', productId, isAdding }) as const,
	setIsCartDataStale: (isStale = true) => ({ type: 'CART_STALE', isStale }) as const,
	updatingCustomerData: (isUpdating: boolean) =>
		({ type: 'UPDATING_CUSTOMER', isUpdating }) as const,
	updatingAddressFieldsForShippingRates: (isUpdating: boolean) =>
		({ type: 'UPDATING_RATES_ADDRESS', isUpdating }) as const,
	shippingRatesBeingSelected: (isSelecting: boolean) =>
		({ type: 'SELECTING_RATE', isSelecting }) as const,
	/** Sets the typed address; the change is pushed to the shop after a pause (docs/behaviour.md#address-updates). */
	setBillingAddress: (address: Partial<BillingAddress>) =>
		({ type: 'TYPE_BILLING_ADDRESS', address }) as const,
	/** Sets the typed address; the change is pushed to the shop after a pause (docs/behaviour.md#address-updates). */
	setShippingAddress: (address: Partial<ShippingAddress>) =>
		({ type: 'TYPE_SHIPPING_ADDRESS', address }) as const,

	/** Extension of WooCommerce's store: these values, as typed, are being sent to the shop; null for none. */
	addressLeaves: (
		shipping: Partial<ShippingAddress> | null,
		billing: Partial<BillingAddress> | null,
	) => ({ type: 'ADDRESS_LEAVES', shipping, billing }) as const,
	/**
	 * Extension of WooCommerce's store: the shop has these values; a field that still has the same value need not be
	 * pushed.
	 */
	addressWasPushed: (shipping: Partial<ShippingAddress>, billing: Partial<BillingAddress>) =>
		({ type: 'ADDRESS_PUSHED', shipping, billing }) as const,
	/**
	 * Extension of WooCommerce's store: replaces addresses even while they are being edited; null leaves the address
	 * unchanged.
	 */
	overwriteAddresses: (shipping: ShippingAddress | null, billing: BillingAddress | null) =>
		({ type: 'OVERWRITE_ADDRESSES', shipping, billing }) as const,
	/** Extension of WooCommerce's store: no address field is being edited any more. */
	releaseAddressFields: () => ({ type: 'RELEASE_ADDRESS_FIELDS' }) as const,
};

type PlainActions = typeof plainActions;

export type CartAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
