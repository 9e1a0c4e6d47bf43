/** Plain actions: each only says what happened to the state. */
import type { ConnectionState } from '../../api/port';
import type { ChangeUnderWay, CouponFailure, RemovedItem } from './state';

export const plainActions = {
	/** A change is on its way; it is laid over the cart until it ends. */
	changeBegan: (change: ChangeUnderWay) => ({ type: 'CHANGE_BEGAN', change }) as const,
	/** A change was answered, or will not be. */
	changeEnded: (id: number) => ({ type: 'CHANGE_ENDED', id }) as const,
	itemWasRemoved: (item: RemovedItem) => ({ type: 'ITEM_REMOVED', item }) as const,
	/** Forgets a removed item: it was put back, or its undo was dismissed. */
	forgetRemovedItem: (key: string) => ({ type: 'FORGET_REMOVED', key }) as const,
	connectionChanged: (connection: ConnectionState) => ({ type: 'CONNECTION', connection }) as const,
	/** null clears it, as when the shopper types another code. */
	setCouponFailure: (failure: CouponFailure | null) =>
		({ type: 'COUPON_FAILURE', failure }) as const,
	/** An order was placed of the cart; false where it is another cart by now. */
	cartWasOrdered: (isOrdered: boolean) => ({ type: 'ORDERED', isOrdered }) as const,
};

type PlainActions = typeof plainActions;

export type ShoppingAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
