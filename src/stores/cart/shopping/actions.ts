/** Plain actions, which describe changes of the state. */
import type { ConnectionState } from '../../../api/ports';
import type { PendingChange, CouponFailure, RemovedItem } from './state';

export const plainActions = {
	/** Adds a pending change; it is applied to the displayed cart until it ends. */
	changeBegan: (change: PendingChange) => ({ type: 'CHANGE_BEGAN', change }) as const,
	/** Removes a pending change that was answered or given up. */
	changeEnded: (key: string) => ({ type: 'CHANGE_ENDED', key }) as const,
	itemWasRemoved: (item: RemovedItem) => ({ type: 'ITEM_REMOVED', item }) as const,
	/** Removes the stored item: it was restored, or its undo notice was dismissed. */
	forgetRemovedItem: (key: string) => ({ type: 'FORGET_REMOVED', key }) as const,
	connectionChanged: (connection: ConnectionState) => ({ type: 'CONNECTION', connection }) as const,
	/** null clears the failure, for example when the shopper types another code. */
	setCouponFailure: (failure: CouponFailure | null) =>
		({ type: 'COUPON_FAILURE', failure }) as const,
	/** Sets if the cart has been ordered; false for a new cart. */
	cartWasOrdered: (isOrdered: boolean) => ({ type: 'ORDERED', isOrdered }) as const,
};

type PlainActions = typeof plainActions;

export type ShoppingAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
