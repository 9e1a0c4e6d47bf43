import type { Cart } from '../../../domain/cart/cart';
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import { projectCart } from '../../../domain/cart/project';
import type { ReadOptions } from '../../../domain/cart/read';
import { readCart } from '../../../domain/cart/read';
import { cartStore } from '../store/contract';
import type { Registry } from '../../shared/registry';
import type { ShoppingSelectors } from './contract';
import type { PendingChange } from './state';

/** The confirmed cart already contains the addresses as typed, newer than those in a pending push. */
const withoutAddresses = (intent: CartIntent): CartIntent =>
	intent.type === 'update-customer'
		? { ...intent, shippingAddress: null, billingAddress: null }
		: intent;

/** What is read of wc/store/cart. */
interface CartState {
	getCartData(): CartData;
	isCartDataStale(): boolean;
}

/** Returns the same object while what it is made of stays the same, or every subscriber would render again. */
const createProjection = (options: ReadOptions) => {
	let last: {
		readonly data: CartData;
		readonly changes: readonly PendingChange[];
		readonly isStale: boolean;
		readonly confirmed: Cart;
		readonly projected: Cart;
	} | null = null;
	return (changes: readonly PendingChange[], cart: CartState): Cart => {
		const data = cart.getCartData();
		const isStale = cart.isCartDataStale();
		if (last?.data !== data || last.changes !== changes || last.isStale !== isStale) {
			const confirmed = last?.data === data ? last.confirmed : readCart(data, options);
			const intents = changes.map(({ intent }) => withoutAddresses(intent));
			const projected = projectCart(confirmed, intents, isStale);
			last = { data, changes, isStale, confirmed, projected };
		}
		return last.projected;
	};
};

/** Selectors of the store, described in contract.ts. The cart comes from wc/store/cart in the same registry. */
export const createSelectors = (registry: Registry, options: ReadOptions): ShoppingSelectors => {
	const project = createProjection(options);
	return {
		getCart: ({ changes }) => project(changes, registry.select(cartStore)),
		getCartLoadState: () => {
			const cart = registry.select(cartStore);
			// Every cart of a shop has a currency; the initial cart before the first response has none.
			if (cart.getCartTotals().currency_code !== '') {
				return 'known';
			}
			return cart.hasFinishedResolution('getCartData') ? 'failed' : 'loading';
		},
		getChanges: (state) => state.changes,
		getRemovedItems: (state) => state.removed,
		getConnection: (state) => state.connection,
		getCouponFailure: (state) => state.couponFailure,
		isCartOrdered: (state) => state.isOrdered,
	};
};
