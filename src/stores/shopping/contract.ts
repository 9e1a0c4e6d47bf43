/**
 * What islands use: the cart with the shopper's changes laid over it, and operations that end in an outcome and a
 * notice instead of an exception. It stands on wc/store/cart, ours or WooCommerce's.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { ConnectionState } from '../../api/port';
import type { BillingAddress, ShippingAddress } from '../../domain/address';
import type { Cart } from '../../domain/cart/cart';
import type { VariationChoice } from '../../domain/cart/intent';
import { referToStore } from '../registry';
import type { plainActions } from './actions';
import type { ChangeUnderWay, CouponFailure, RemovedItem, ShoppingState } from './state';

export const SHOPPING_STORE_KEY = 'storefront-islands/shopping';

/** Whether the cart is there to be shown. */
export type CartKnowledge = 'loading' | 'known' | 'failed';

export interface AddItemRequest {
	readonly productId: number;
	/** Pieces; 1 unless given. */
	readonly quantity?: number;
	readonly variation?: VariationChoice;
	/** What a plugin's form posts beside id and quantity. */
	readonly extra?: Readonly<Record<string, unknown>>;
	/** Its Idempotency-Key, where it may have been sent before; a new one unless given. */
	readonly idempotencyKey?: string | undefined;
	/** The product as the Store API gives it, where the caller has it: analytics plugins are told of it. */
	readonly product?: unknown;
	/** Whether the caller says itself why it failed, beside its button: no notice is raised then. */
	readonly tellsItself?: boolean;
}

/** How an operation ended; a notice has been raised where one belongs, `message` is text. */
export type Outcome =
	{ readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export type ShoppingSelectors = {
	/** The confirmed cart with the changes under way laid over it. */
	getCart(state: ShoppingState): Cart;
	getCartKnowledge(state: ShoppingState): CartKnowledge;
	getChanges(state: ShoppingState): readonly ChangeUnderWay[];
	getRemovedItems(state: ShoppingState): readonly RemovedItem[];
	getConnection(state: ShoppingState): ConnectionState;
	getCouponFailure(state: ShoppingState): CouponFailure | null;
	isCartOrdered(state: ShoppingState): boolean;
};

type Operation = () => Promise<Outcome>;
type Effect = () => void;

export type ShoppingOperations = {
	addItem(request: AddItemRequest): Operation;
	/** Does nothing when that is the quantity already, also among the changes under way. */
	changeQuantity(key: string, quantity: number): Operation;
	/** Remembers the item for restoreItem. */
	removeItem(key: string): Operation;
	/** Undoes a removal: adds the item again with its variation and quantity; it then has a new key. */
	restoreItem(key: string): Operation;
	/** A failure is kept in getCouponFailure for the field, and blocks nothing else. */
	applyCoupon(code: string): Operation;
	removeCoupon(code: string): Operation;
	/** null selects the rate for every package, as local pickup does. */
	selectRate(rateId: string, packageId: number | string | null): Operation;
	/** Takes what was typed, fields that changed only; pushed 1500 ms after the last one. */
	typeShippingAddress(address: Partial<ShippingAddress>): Effect;
	typeBillingAddress(address: Partial<BillingAddress>): Effect;
	/** Focus has left a field: pushes at once. Resolves when the push is answered. */
	leaveAddress(): () => Promise<void>;
	/** Reads the cart anew; calls while one is under way share its answer. */
	refresh(): () => Promise<void>;
	/** Tries waiting changes now, for a "Try again" button. */
	retryNow(): Effect;
};

export type ShoppingActions = typeof plainActions & ShoppingOperations;

export const shoppingStore =
	referToStore<ReduxStoreConfig<ShoppingState, ShoppingActions, ShoppingSelectors>>(
		SHOPPING_STORE_KEY,
	);
