/** Plain actions: each only says what happened to the state. Names and arguments are WooCommerce's. */
import type { BillingAddress, ShippingAddress } from '../../domain/address';
import type { CartData, CartItemData } from '../../domain/cart/data';
import type { ApiError } from './state';

export const plainActions = {
	/** Lays camel-cased parts of a cart over the stored one; announces nothing. */
	setCartData: (cart: Partial<CartData>) => ({ type: 'SET_CART_DATA', cart }) as const,
	/** null leaves the errors as they are. */
	setErrorData: (error: ApiError | null) => ({ type: 'SET_ERROR', error }) as const,
	/** Replaces the item with the same key. */
	receiveCartItem: (item: CartItemData | null) => ({ type: 'RECEIVE_ITEM', item }) as const,
	/** Empty when no coupon is being applied any more. */
	receiveApplyingCoupon: (code: string) => ({ type: 'APPLYING_COUPON', code }) as const,
	/** Empty when no coupon is being removed any more. */
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
	/** Takes what was typed; the change is pushed to the shop after a pause (spec section 4). */
	setBillingAddress: (address: Partial<BillingAddress>) =>
		({ type: 'TYPE_BILLING_ADDRESS', address }) as const,
	/** Takes what was typed; the change is pushed to the shop after a pause (spec section 4). */
	setShippingAddress: (address: Partial<ShippingAddress>) =>
		({ type: 'TYPE_SHIPPING_ADDRESS', address }) as const,

	/** Ours: these values, as typed, are on their way to the shop. */
	addressLeaves: (shipping: Partial<ShippingAddress>, billing: Partial<BillingAddress>) =>
		({ type: 'ADDRESS_LEAVES', shipping, billing }) as const,
	/** Ours: the shop now knows these values; a field that still holds one has no change left to push. */
	addressWasPushed: (shipping: Partial<ShippingAddress>, billing: Partial<BillingAddress>) =>
		({ type: 'ADDRESS_PUSHED', shipping, billing }) as const,
	/** Ours: takes addresses whatever is being typed; null leaves that one alone. */
	overwriteAddresses: (shipping: ShippingAddress | null, billing: BillingAddress | null) =>
		({ type: 'OVERWRITE_ADDRESSES', shipping, billing }) as const,
	/** Ours: no address field is being edited any more. */
	releaseAddressFields: () => ({ type: 'RELEASE_ADDRESS_FIELDS' }) as const,
};

type PlainActions = typeof plainActions;

export type CartAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
