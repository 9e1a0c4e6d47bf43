/**
 * Public API of wc/store/cart. Selectors and actions have the names, arguments and return values of WooCommerce's
 * store, so that code written for it works with this one, and islands work with WooCommerce's if that was registered
 * first.
 *
 * Thunks resolve to the cart as the Store API sends it (snake case) and reject with `{code, message, data}`.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { BillingAddress, ShippingAddress } from '../../../domain/support/address';
import type {
	CartData,
	CartItemData,
	ShippingPackageData,
	TotalsData,
} from '../../../domain/cart/data';
import { referToStore } from '../../shared/registry';
import type { plainActions } from './actions';
import type { ApiError, CartMetadata, CartState } from './state';

export const CART_STORE_KEY = 'wc/store/cart';

/** Full cart in the shape of the Store API, top-level keys in snake case. */
export type CartResponse = Readonly<Record<string, unknown>>;

export interface CustomerData {
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
}

export interface UnpushedAddress {
	readonly shipping: Partial<ShippingAddress>;
	readonly billing: Partial<BillingAddress>;
}

/** Data of update-customer: only the changed fields (docs/behaviour.md#address-updates). */
export interface CustomerUpdate {
	readonly billing_address?: Partial<BillingAddress>;
	readonly shipping_address?: Partial<ShippingAddress>;
}

/** Attributes of a variation in the format of add-item. */
export type VariationData = readonly { readonly attribute: string; readonly value: string }[];

/** Items that another store on the page has already changed; no notices are shown for them. */
export interface QuantityChanges {
	readonly cartItemsPendingQuantity?: readonly string[];
	readonly cartItemsPendingDelete?: readonly string[];
	readonly productsPendingAdd?: readonly number[];
}

/** Request of a plugin to cart/extensions. */
export interface ExtensionUpdate {
	readonly namespace: string;
	readonly data: Readonly<Record<string, unknown>>;
	/** True if the response may replace addresses that the shopper is typing. */
	readonly overwriteDirtyCustomerData?:
		boolean | { readonly shipping_address?: boolean; readonly billing_address?: boolean };
}

/** Selectors. Totals are the confirmed ones; amounts are strings in minor units. */
export type CartSelectors = {
	getCartData(state: CartState): CartData;
	/** Addresses as typed so far. */
	getCustomerData(state: CartState): CustomerData;
	getShippingRates(state: CartState): readonly ShippingPackageData[];
	getNeedsShipping(state: CartState): boolean;
	getHasCalculatedShipping(state: CartState): boolean;
	getCartTotals(state: CartState): TotalsData;
	getCartMeta(state: CartState): CartMetadata;
	/** Error of the last failed call, until a cart is received. */
	getCartErrors(state: CartState): readonly ApiError[];
	isApplyingCoupon(state: CartState): boolean;
	/** Coupon code; empty if none. */
	getCouponBeingApplied(state: CartState): string;
	isRemovingCoupon(state: CartState): boolean;
	/** Coupon code; empty if none. */
	getCouponBeingRemoved(state: CartState): string;
	isCartDataStale(state: CartState): boolean;
	getCartItem(state: CartState, key: string): CartItemData | undefined;
	isItemPendingQuantity(state: CartState, key: string): boolean;
	isItemPendingDelete(state: CartState, key: string): boolean;
	getItemsPendingQuantityUpdate(state: CartState): readonly string[];
	getItemsPendingDelete(state: CartState): readonly string[];
	getProductsPendingAdd(state: CartState): readonly number[];
	hasPendingItemsOperations(state: CartState): boolean;
	isCustomerDataUpdating(state: CartState): boolean;
	isAddressFieldsForShippingRatesUpdating(state: CartState): boolean;
	isShippingRateBeingSelected(state: CartState): boolean;
	/**
	 * Extension of WooCommerce's store: getCartData without its resolver, which reads an unknown cart from the shop.
	 */
	peekCartData(state: CartState): CartData;
	/**
	 * Extension of WooCommerce's store: typed values that the shop does not have yet, not normalised. Returns a new
	 * object at each call.
	 */
	getUnpushedAddress(state: CartState): UnpushedAddress;
};

type CartThunk = () => Promise<CartResponse>;
type Effect = () => void;

/** Actions with effects; actions.ts has the plain ones. */
export type CartThunks = {
	/** Replaces the cart by one from the Store API and shows notices about its changes (docs/behaviour.md#new-cart). */
	receiveCart(cart: CartResponse): Effect;
	/** Like receiveCart, but without the addresses. */
	receiveCartContents(cart: CartResponse): Effect;
	/** Stores an error of the Store API, and applies the cart that it contains. */
	receiveError(error?: unknown): Effect;
	/** Raises the page event wc-blocks_adding_to_cart and sets the product's pending flag. */
	startAddingToCart(productId: number): Effect;
	/** Raises wc-blocks_added_to_cart unless `wasAdded` is false, and clears the pending flag. */
	finishAddingToCart(productId: number, wasAdded?: boolean): Effect;

	/** Adds an item. `extra` is other data that a plugin's form posts. */
	addItemToCart(
		productId: number,
		quantity?: number,
		variation?: VariationData,
		extra?: Readonly<Record<string, unknown>>,
	): CartThunk;
	removeItemFromCart(key: string): CartThunk;
	/** Sends no request and resolves to undefined if the item already has this quantity. */
	changeCartItemQuantity(key: string, quantity: number): () => Promise<CartResponse | undefined>;
	applyCoupon(code: string): CartThunk;
	removeCoupon(code: string): CartThunk;
	/** Without a package, selects the rate for every package. Sends no request if the rate is already selected. */
	selectShippingRate(
		rateId: string,
		packageId?: number | string | null,
	): () => Promise<CartResponse | undefined>;
	/** While `isEditing` is true (the default), the addresses in the response are ignored. */
	updateCustomerData(
		customer: CustomerUpdate,
		isEditing?: boolean,
		changesShippingRates?: boolean,
	): CartThunk;
	applyExtensionCartUpdate(update: ExtensionUpdate): CartThunk;
	/** Reads the cart again after WooCommerce's interactivity store has changed it. */
	syncCartWithIAPIStore(changes: QuantityChanges): () => Promise<void>;
};

export type CartActions = typeof plainActions & CartThunks;

/** Selectors and actions that @wordpress/data adds to a store with resolvers. */
type ResolutionSelectors = {
	hasFinishedResolution(state: CartState, selectorName: 'getCartData'): boolean;
};
type ResolutionActions = {
	finishResolution(selectorName: 'getCartData', args: readonly unknown[]): object;
};

/** wc/store/cart, whichever script registered it. */
export const cartStore =
	referToStore<
		ReduxStoreConfig<
			CartState,
			CartActions & ResolutionActions,
			CartSelectors & ResolutionSelectors
		>
	>(CART_STORE_KEY);
