/**
 * Public API of the islands' store: the cart with the shopper's pending changes applied, and operations that end in an
 * result and a notice instead of an exception. It is based on wc/store/cart, the plugin's own or WooCommerce's.
 */
import type { StoreRequest } from '../../../api/transport/request';
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { ConnectionState } from '../../../api/ports';
import type { BillingAddress, ShippingAddress } from '../../../domain/support/address';
import type { Cart } from '../../../domain/cart/cart';
import type { CartData } from '../../../domain/cart/data';
import type { CheckoutChoices, VariationChoice } from '../../../domain/cart/intent';
import { referToStore } from '../../shared/registry';
import type { plainActions } from './actions';
import type { PendingChange, CouponFailure, RemovedItem, ShoppingState } from './state';

export const SHOPPING_STORE_KEY = 'storefront-islands/shopping';

/** Loading state of the cart. */
export type CartLoadState = 'loading' | 'known' | 'failed';

export interface AddItemRequest {
	readonly productId: number;
	/** Number of units; 1 by default. */
	readonly quantity?: number;
	readonly variation?: VariationChoice;
	/** Other data that a plugin's form posts. */
	readonly extra?: Readonly<Record<string, unknown>>;
	/** Idempotency-Key, if the request may have been sent before; a new one by default. */
	readonly idempotencyKey?: string | undefined;
	/** True if the caller shows the error itself, next to its button: no notice is raised then. */
	readonly notifiesItself?: boolean;
}

/**
 * Result of an operation. `cart`: cart of the response; null without a request. Its notice, if any, has been raised;
 * `message` is plain text.
 */
export type ShoppingResult =
	| { readonly ok: true; readonly cart?: CartData | null }
	| { readonly ok: false; readonly code: string; readonly message: string };

export type ShoppingSelectors = {
	/** Returns the confirmed cart with the pending changes applied. */
	getCart(state: ShoppingState): Cart;
	getCartLoadState(state: ShoppingState): CartLoadState;
	getChanges(state: ShoppingState): readonly PendingChange[];
	getRemovedItems(state: ShoppingState): readonly RemovedItem[];
	getConnection(state: ShoppingState): ConnectionState;
	getCouponFailure(state: ShoppingState): CouponFailure | null;
	isCartOrdered(state: ShoppingState): boolean;
};

type Operation = () => Promise<ShoppingResult>;
type Effect = () => void;

export type ShoppingOperations = {
	addItem(request: AddItemRequest): Operation;
	/**
	 * No-op if the quantity is already set, including by pending changes.
	 *
	 * @param isTyped False for steps from the quantity that is shown.
	 */
	changeQuantity(key: string, quantity: number, isTyped?: boolean): Operation;
	/** Removes an item and stores it for restoreItem. */
	removeItem(key: string): Operation;
	/** Undoes a removal: the shop restores the line with all of its data, at its place. Failures cause no notice. */
	restoreItem(key: string): Operation;
	/** Applies a coupon. A failure is stored in getCouponFailure for the field, without further effect. */
	applyCoupon(code: string): Operation;
	removeCoupon(code: string): Operation;
	/** null selects the rate for every package, as local pickup does. */
	selectRate(rateId: string, packageId: number | string | null): Operation;
	/** Sends choices of the checkout, which may change fees and totals. */
	updateCheckout(choices: CheckoutChoices): Operation;
	/** Sets the typed address, only the changed fields; pushed 1500 ms after the last one. */
	typeShippingAddress(address: Partial<ShippingAddress>): Effect;
	typeBillingAddress(address: Partial<BillingAddress>): Effect;
	/** A field has lost focus: pushes immediately. Resolves when the push is answered. */
	leaveAddress(): () => Promise<void>;
	/** Reads the cart again; calls during a read share its result. */
	refresh(): () => Promise<void>;
	/** Sends waiting changes now, for a "Try again" button. */
	retryNow(): Effect;
	/** Changes of the page before, behind which those of this page are sent if it is left before retryNow(). */
	precede(requests: readonly StoreRequest[]): Effect;
};

export type ShoppingActions = typeof plainActions & ShoppingOperations;

export const shoppingStore =
	referToStore<ReduxStoreConfig<ShoppingState, ShoppingActions, ShoppingSelectors>>(
		SHOPPING_STORE_KEY,
	);
