/**
 * Stores carts received from the shop in wc/store/cart, the plugin's own or another script's. Changes that this page
 * requested itself cause no notices.
 */
import type { CartPort } from '../../../api/ports';
import type { Cart } from '../../../domain/cart/cart';
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import { diffCarts } from '../../../domain/cart/diff';
import type { OwnChanges } from '../../../domain/cart/diff';
import { readCart } from '../../../domain/cart/read';
import { cartStore } from '../store/contract';
import type { QuantityChanges } from '../store/contract';
import { notifyChanges, notifyErrors, notifyOrder } from '../store/notify';
import { toCartResponse, toApiError } from '../store/response';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../shopping/contract';

/** Circumstances in which a cart is received. */
export interface ReceivedCartContext {
	/** Change to which this cart is the response; null for a cart that was only read. */
	readonly confirmedIntent: CartIntent | null;
	/** Other changes that are pending. */
	readonly pendingIntents: readonly CartIntent[];
	/** Items with pending flags set by other scripts. */
	readonly pendingFlags: QuantityChanges;
}

/** Cart to compare the new one with, and lines to exclude from the comparison. */
interface Expectation {
	readonly before: Cart;
	readonly own: OwnChanges;
}

/**
 * Returns the lines to which an added product may belong. With variations the line may have another product id than the
 * requested one.
 */
const linesJoinedBy = (cart: Cart, intent: CartIntent): readonly string[] => {
	if (intent.type !== 'add-item') {
		return [];
	}
	const mayJoinAny = intent.variation.length > 0;
	return cart.items.flatMap(({ key, productId }) =>
		mayJoinAny || productId === intent.productId ? [key] : [],
	);
};

/**
 * Returns the old cart with the requested quantity, as the shopper expects it. If the shop responds with another
 * quantity, a notice explains it.
 */
const withRequestedQuantity = (before: Cart, confirmedIntent: CartIntent | null): Cart =>
	confirmedIntent?.type === 'set-quantity'
		? {
				...before,
				items: before.items.map((item) =>
					item.key === confirmedIntent.key ? { ...item, quantity: confirmedIntent.quantity } : item,
				),
			}
		: before;

const expectedChanges = (
	before: Cart,
	{ confirmedIntent, pendingIntents, pendingFlags }: ReceivedCartContext,
): Expectation => {
	const all = confirmedIntent ? [...pendingIntents, confirmedIntent] : pendingIntents;
	const {
		cartItemsPendingQuantity = [],
		cartItemsPendingDelete = [],
		productsPendingAdd = [],
	} = pendingFlags;
	const requestedKey = confirmedIntent?.type === 'set-quantity' ? confirmedIntent.key : null;
	const addedElsewhere = before.items.flatMap(({ key, productId }) =>
		productsPendingAdd.includes(productId) ? [key] : [],
	);
	return {
		before: withRequestedQuantity(before, confirmedIntent),
		own: {
			pendingDelete: [
				...cartItemsPendingDelete,
				...all.flatMap((intent) => (intent.type === 'remove-item' ? [intent.key] : [])),
			],
			pendingQuantity: [
				...cartItemsPendingQuantity.filter((key) => key !== requestedKey),
				...pendingIntents.flatMap((intent) => (intent.type === 'set-quantity' ? [intent.key] : [])),
				...all.flatMap((intent) => linesJoinedBy(before, intent)),
				...addedElsewhere,
			],
		},
	};
};

interface ReceiverDependencies {
	readonly registry: Registry;
	readonly tracker: ChangeTracker;
}

interface ReceiveOptions {
	/**
	 * Change to which this cart is the response, already removed from the pending ones; null for a cart that was only
	 * read.
	 */
	readonly confirmedIntent: CartIntent | null;
	/** Items changed by other scripts; defaults to the store's pending flags. */
	readonly pendingFlags?: QuantityChanges;
}

/**
 * The types do not include undefined, which occurs if another script's cart is received before the shopping store is
 * registered.
 */
const isOrdered = (registry: Registry): boolean =>
	registry.select(shoppingStore)?.isCartOrdered() === true;

/**
 * Stores a cart received from the shop (docs/behaviour.md#new-cart). The first cart causes no notices about
 * changes, since the shopper has not seen an earlier one.
 */
export const receiveCartData = (
	{ registry, tracker }: ReceiverDependencies,
	received: Partial<CartData>,
	{ confirmedIntent, pendingFlags }: ReceiveOptions,
): void => {
	const cart = registry.dispatch(cartStore);
	const state = registry.select(cartStore);
	const before = state.peekCartData();

	guard(() => cart.setCartData(received));
	const after = state.peekCartData();
	if (state.hasFinishedResolution('getCartData')) {
		const expectation = expectedChanges(readCart(before), {
			confirmedIntent,
			pendingIntents: tracker.pending(),
			pendingFlags: pendingFlags ?? {
				cartItemsPendingQuantity: state.getItemsPendingQuantityUpdate(),
				cartItemsPendingDelete: state.getItemsPendingDelete(),
				productsPendingAdd: state.getProductsPendingAdd(),
			},
		});
		const changes = diffCarts(expectation.before, readCart(after), expectation.own);
		if (changes.length > 0 && after.items.length === 0 && isOrdered(registry)) {
			notifyOrder(registry);
		} else {
			notifyChanges(registry, changes, [...after.items, ...before.items]);
		}
	} else if (received.items) {
		// A change was answered before the cart was read, so reading it is no longer needed.
		void cart.finishResolution('getCartData', []);
	}
	notifyErrors(registry, before.errors, after.errors);
};

/**
 * Adapter for the wc/store/cart that receives carts: the plugin's own store, or the one that another script registered.
 */
export interface CartAdapter {
	/** Returns the confirmed cart, as far as it is known. */
	confirmed(): CartData;
	/** Stores a cart; `answered` is the change to which it is the response, null for a cart that was only read. */
	receive(received: Partial<CartData>, confirmedIntent: CartIntent | null): void;
	/** Called when the shop has accepted a change, before its cart is stored. */
	accept(intent: CartIntent): void;
}

export const createOwnCartAdapter = (registry: Registry, tracker: ChangeTracker): CartAdapter => ({
	confirmed: () => registry.select(cartStore).peekCartData(),
	receive: (received, confirmedIntent) => {
		receiveCartData({ registry, tracker }, received, { confirmedIntent });
	},
	accept: (intent) => {
		if (intent.type === 'update-customer') {
			const { shippingAddress, billingAddress } = intent;
			void registry
				.dispatch(cartStore)
				.addressWasPushed(shippingAddress ?? {}, billingAddress ?? {});
		}
	},
});

/** Uses public names only. The foreign store decides itself which notices it shows for a new cart. */
export const createForeignCartAdapter = (registry: Registry): CartAdapter => ({
	confirmed: () => registry.select(cartStore).getCartData(),
	receive: (received) => {
		void registry.dispatch(cartStore).receiveCart(toCartResponse(received));
	},
	accept: () => undefined,
});

/**
 * Creates the function that reads the cart into the store, initially or again. Errors are stored in getCartErrors.
 * Calls during a read share its result.
 */
export const createLoad = (
	registry: Registry,
	port: CartPort,
	cartAdapter: CartAdapter,
): (() => Promise<void>) => {
	let loading: Promise<void> | null = null;
	const load = async (): Promise<void> => {
		const result = await port.load();
		if (result.ok === true) {
			cartAdapter.receive(result.value, null);
		} else if (result.ok === false) {
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		}
	};
	return () => {
		loading ??= load().finally(() => {
			loading = null;
		});
		return loading;
	};
};

/** Tracks pending changes for the code that sends them. */
export interface ChangeTracker {
	/** Adds a pending change. Returns a function that removes it once it is answered. */
	begin(intent: CartIntent): () => void;
	/** Pending changes, oldest first. */
	pending(): readonly CartIntent[];
}

export const createTracker = (registry: Registry): ChangeTracker => {
	let lastId = 0;
	return {
		begin(intent) {
			lastId += 1;
			const id = lastId;
			const { changeBegan, changeEnded } = registry.dispatch(shoppingStore);
			guard(() => changeBegan({ id, intent }));
			return () => guard(() => changeEnded(id));
		},
		pending: () =>
			registry
				.select(shoppingStore)
				.getChanges()
				.map(({ intent }) => intent),
	};
};
