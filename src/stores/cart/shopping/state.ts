/** State of the islands' store (contract.ts). */
import type { ConnectionState } from '../../../api/ports';
import type { CartIntent } from '../../../domain/cart/intent';

/** Change that was requested and is not answered yet. */
export interface PendingChange {
	/** Idempotency-Key under which it is sent; unique. */
	readonly key: string;
	readonly intent: CartIntent;
}

type PendingQuantity = Extract<CartIntent, { type: 'set-quantity' }>;

/** Returns the newest pending quantity of each line, by the line's key. */
export const pendingQuantities = (
	changes: readonly PendingChange[],
): ReadonlyMap<string, PendingQuantity> =>
	new Map(
		changes.flatMap(({ intent }) =>
			intent.type === 'set-quantity' ? [[intent.key, intent] as const] : [],
		),
	);

/** Removed line, which the shop keeps. */
export interface RemovedItem {
	/** Key of the removed line. */
	readonly key: string;
	/** Index of the removed line, starting at 0. */
	readonly position: number;
	/** Quantity that was shown, where the shop had not confirmed it: the removal may have been sent in its place. */
	readonly quantity?: number | undefined;
}

/** Reason why the last coupon was refused; shown at its field only. */
export interface CouponFailure {
	readonly couponCode: string;
	/** Plain text. */
	readonly message: string;
}

/** State of the shopper's operations on the cart, in addition to the confirmed cart (wc/store/cart). */
export interface ShoppingState {
	readonly changes: readonly PendingChange[];
	/** Removed items, oldest first. */
	readonly removed: readonly RemovedItem[];
	readonly connection: ConnectionState;
	readonly couponFailure: CouponFailure | null;
	/** True if the cart was ordered, in this or another tab: the shop empties it. */
	readonly isOrdered: boolean;
}

export const initialState: ShoppingState = {
	changes: [],
	removed: [],
	connection: { kind: 'online' },
	couponFailure: null,
	isOrdered: false,
};
