/**
 * The public face of wc/store/cart. Selectors and actions have the names, arguments and answers of WooCommerce's
 * store, so that code written for it runs on ours, and islands run on WooCommerce's where that one came first.
 *
 * Thunks resolve to the cart as the Store API writes it (snake case) and reject with `{code, message, data}`.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { BillingAddress, ShippingAddress } from '../../domain/address';
import type {
	CartData,
	CartItemData,
	ShippingPackageData,
	TotalsData,
} from '../../domain/cart/data';
import { referToStore } from '../registry';
import type { plainActions } from './actions';
import type { ApiError, CartMetadata, CartState } from './state';

export const CART_STORE_KEY = 'wc/store/cart';

/** The full cart in the Store API's own shape, top-level keys in snake case. */
export type CartResponse = Readonly<Record<string, unknown>>;

export interface CustomerData {
	readonly shippingAddress: ShippingAddress;
	readonly billingAddress: BillingAddress;
}

export interface UnpushedAddress {
	readonly shipping: Partial<ShippingAddress>;
	readonly billing: Partial<BillingAddress>;
}

/** What update-customer is told: only the fields that changed (spec section 4). */
export interface CustomerUpdate {
	readonly billing_address?: Partial<BillingAddress>;
	readonly shipping_address?: Partial<ShippingAddress>;
}

/** A cart item's attribute choices as add-item takes them. */
export type VariationData = readonly { readonly attribute: string; readonly value: string }[];

/** Items that another store on the page has changed already; their changes are not announced. */
export interface QuantityChanges {
	readonly cartItemsPendingQuantity?: readonly string[];
	readonly cartItemsPendingDelete?: readonly string[];
	readonly productsPendingAdd?: readonly number[];
}

/** What a plugin asks of cart/extensions. */
export interface ExtensionUpdate {
	readonly namespace: string;
	readonly data: Readonly<Record<string, unknown>>;
	/** Whether the answer may replace addresses that the shopper is typing. */
	readonly overwriteDirtyCustomerData?:
		boolean | { readonly shipping_address?: boolean; readonly billing_address?: boolean };
}

/** Selectors; totals are the ones that the shop has confirmed, amounts strings in minor units. */
export type CartSelectors = {
	getCartData(state: CartState): CartData;
	/** Addresses as typed so far. */
	getCustomerData(state: CartState): CustomerData;
	getShippingRates(state: CartState): readonly ShippingPackageData[];
	getNeedsShipping(state: CartState): boolean;
	getHasCalculatedShipping(state: CartState): boolean;
	getCartTotals(state: CartState): TotalsData;
	getCartMeta(state: CartState): CartMetadata;
	/** The error of the last call that failed, until a cart comes. */
	getCartErrors(state: CartState): readonly ApiError[];
	isApplyingCoupon(state: CartState): boolean;
	/** The coupon code, or empty. */
	getCouponBeingApplied(state: CartState): string;
	isRemovingCoupon(state: CartState): boolean;
	/** The coupon code, or empty. */
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
	/** Ours: getCartData without reading the cart from the shop where it is not known yet. */
	peekCartData(state: CartState): CartData;
	/** Ours: what was typed and the shop does not know yet, as typed. A new object at each call. */
	getUnpushedAddress(state: CartState): UnpushedAddress;
};

type Answer = () => Promise<CartResponse>;
type Effect = () => void;

/** Actions with effects; the plain ones are in actions.ts. */
export type CartThunks = {
	/** Replaces the cart by one that the Store API sent, announcing what changed in it (spec section 4). */
	receiveCart(cart: CartResponse): Effect;
	/** The same without the addresses. */
	receiveCartContents(cart: CartResponse): Effect;
	/** Keeps an error of the Store API, and applies the cart that came with it. */
	receiveError(error?: unknown): Effect;
	/** Raises the page event wc-blocks_adding_to_cart and marks the product. */
	startAddingToCart(productId: number): Effect;
	/** Raises wc-blocks_added_to_cart unless told that the add failed, and clears the mark. */
	finishAddingToCart(productId: number, wasAdded?: boolean): Effect;

	/** `extra` is what a plugin's form posts beside id and quantity. */
	addItemToCart(
		productId: number,
		quantity?: number,
		variation?: VariationData,
		extra?: Readonly<Record<string, unknown>>,
	): Answer;
	removeItemFromCart(key: string): Answer;
	/** Asks nothing and resolves to undefined when the quantity is that already. */
	changeCartItemQuantity(key: string, quantity: number): () => Promise<CartResponse | undefined>;
	applyCoupon(code: string): Answer;
	removeCoupon(code: string): Answer;
	/** No package selects the rate for every one. Asks nothing when it is selected already. */
	selectShippingRate(
		rateId: string,
		packageId?: number | string | null,
	): () => Promise<CartResponse | undefined>;
	/** While `isEditing` (the default) the answer's addresses are ignored. */
	updateCustomerData(
		customer: CustomerUpdate,
		isEditing?: boolean,
		changesShippingRates?: boolean,
	): Answer;
	applyExtensionCartUpdate(update: ExtensionUpdate): Answer;
	/** Reads the cart anew after WooCommerce's interactivity store has changed it. */
	syncCartWithIAPIStore(changes: QuantityChanges): () => Promise<void>;
};

export type CartActions = typeof plainActions & CartThunks;

/** Selectors and actions that @wordpress/data itself adds to a store with resolvers. */
type ResolutionSelectors = {
	hasFinishedResolution(state: CartState, selectorName: 'getCartData'): boolean;
};
type ResolutionActions = {
	finishResolution(selectorName: 'getCartData', args: readonly unknown[]): object;
};

/** wc/store/cart, whoever registered it. */
export const cartStore =
	referToStore<
		ReduxStoreConfig<
			CartState,
			CartActions & ResolutionActions,
			CartSelectors & ResolutionSelectors
		>
	>(CART_STORE_KEY);
