import type { ConnectionState } from '../../api/port';
import type { VariationChoice } from '../../domain/cart/intent';
import type { CartIntent } from '../../domain/cart/intent';

/** A change that has been asked for and is not answered yet. */
export interface ChangeUnderWay {
	/** Tells equal changes apart. */
	readonly id: number;
	readonly intent: CartIntent;
}

/** What is needed to put a removed line back. */
export interface RemovedItem {
	/** The key that the line had. */
	readonly key: string;
	readonly productId: number;
	/** Text. */
	readonly name: string;
	readonly quantity: number;
	readonly variation: VariationChoice;
	/** Where the line stood; the first is 0. */
	readonly position: number;
}

/** Why the last coupon was not accepted; said beside its field, and nowhere else. */
export interface CouponFailure {
	readonly couponCode: string;
	/** Text. */
	readonly message: string;
}

/** What the shopper is doing to the cart, beside what the shop has confirmed (wc/store/cart). */
export interface ShoppingState {
	readonly changes: readonly ChangeUnderWay[];
	/** Oldest first. */
	readonly removed: readonly RemovedItem[];
	readonly connection: ConnectionState;
	readonly couponFailure: CouponFailure | null;
	/** Whether an order was placed of it, here or in another tab: the shop empties it. */
	readonly isOrdered: boolean;
}

export const initialState: ShoppingState = {
	changes: [],
	removed: [],
	connection: { kind: 'online' },
	couponFailure: null,
	isOrdered: false,
};
