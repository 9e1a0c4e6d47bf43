/**
 * Syncs the cart with other tabs of the same shop. The tab that changes the cart sends the new cart, so that the others
 * need not request it.
 */
import { deviceStorage } from '../../../api';
import {
	CART_CHANGED_KEY,
	isAskedBefore,
	readLastChange,
	writeLastChange,
} from '../../../domain/cart/last-change';
import type { CartData } from '../../../domain/cart/data';
import type { CartResponse } from '../store/contract';
import { cartStore } from '../store/contract';
import { toCartResponse } from '../store/response';
import type { Registry } from '../../shared/registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../shopping/contract';
import { isObject } from '../../../domain/support/unknown';

/** Channel to the other tabs of the same origin; the tab itself does not receive its messages. */
export interface TabChannel {
	post(message: { readonly at: number; readonly cart: unknown; readonly isOrdered: boolean }): void;
	/** The listener also gets what is kept of a message that was posted after the page was asked for, before it listened. */
	listen(listener: (message: unknown) => void): void;
	/** True if the page is an old one, and the last message was that of an order: the page may show what was ordered. */
	readonly isOrdered: boolean;
}

/**
 * Creates the channel, in browsers without BroadcastChannel over storage events.
 *
 * @param path Folder of the shop on its origin: the tabs of another shop there have a channel of their own.
 * @param isOld True if the page came out of the HTTP cache, by Back, Forward or the restoring of a tab.
 */
export const createTabChannel = (
	page: Window & typeof globalThis,
	path = '',
	isOld = false,
): TabChannel => {
	const name = CART_CHANGED_KEY + path;
	const text = deviceStorage()?.getItem(name);
	const kept = readLastChange(text);
	const channel =
		typeof page.BroadcastChannel === 'function' ? new page.BroadcastChannel(name) : null;
	return {
		post: (message) => {
			channel?.postMessage(message);
			try {
				// No more is kept: the cart contains an address.
				page.localStorage.setItem(name, writeLastChange(message));
			} catch {
				// Storage is blocked or full: the other tabs detect the change when they become visible.
			}
		},
		listen: (listener) => {
			if (isAskedBefore(text)) {
				listener(kept);
			}
			if (channel) {
				channel.addEventListener('message', ({ data }) => listener(data));
				return;
			}
			page.addEventListener('storage', ({ key, newValue }) => {
				if (key === name && newValue) {
					listener(readLastChange(newValue));
				}
			});
		},
		isOrdered: isOld && kept.isOrdered,
	};
};

interface CartMessage {
	/** Time of the shop's response, in milliseconds; tabs of one device share the clock. */
	readonly at: number;
	/** null if the channel can only report that something changed. */
	readonly cart: CartResponse | null;
	/** True if the cart has been ordered. */
	readonly isOrdered: boolean;
}

const readMessage = (message: unknown): CartMessage | null =>
	isObject(message) && typeof message.at === 'number'
		? {
				at: message.at,
				cart: isObject(message.cart) ? message.cart : null,
				isOrdered: message.isOrdered === true,
			}
		: null;

export interface TabsDependencies {
	readonly registry: Registry;
	readonly channel: TabChannel;
	readonly now: () => number;
	readonly refresh: () => Promise<void>;
}

export interface Tabs {
	/** Sends a cart that a change in this tab returned to the other tabs. */
	broadcast(cart: CartData): void;
}

/** Starts to receive messages from the other tabs. */
export const startTabs = ({ registry, channel, now, refresh }: TabsDependencies): Tabs => {
	let newest = 0;
	let mustCompare = false;
	let isOrderKnown = false;
	const isBusy = () => registry.select(shoppingStore).getChanges().length > 0;

	const setOrdered = (isOrdered: boolean) => {
		isOrderKnown = isOrdered;
		void registry.dispatch(shoppingStore).cartWasOrdered(isOrdered);
	};
	const broadcast = (cart: CartData) => {
		newest = now();
		if (cart.items.length > 0) {
			setOrdered(false);
		}
		channel.post({ at: newest, cart: toCartResponse(cart), isOrdered: isOrderKnown });
	};
	const broadcastOrder = () => {
		isOrderKnown = true;
		newest = now();
		channel.post({ at: newest, cart: null, isOrdered: true });
	};

	/**
	 * Handles simultaneous changes in two tabs. The order of their responses is unknown here, so the cart is read once,
	 * after this tab's own changes, and sent to the others.
	 */
	const compare = async () => {
		mustCompare = false;
		await refresh();
		if (!isBusy()) {
			broadcast(registry.select(cartStore).getCartData());
		}
	};

	const listen = (received: unknown) => {
		const message = readMessage(received);
		if (!message || message.at < newest) {
			return;
		}
		newest = message.at;
		setOrdered(message.isOrdered);
		if (isBusy()) {
			mustCompare = true;
		} else if (message.cart) {
			void registry.dispatch(cartStore).receiveCart(message.cart);
		} else {
			void refresh();
		}
	};

	if (channel.isOrdered) {
		setOrdered(true);
	}
	channel.listen(listen);
	registry.subscribe(() => {
		if (mustCompare && !isBusy()) {
			void compare();
		}
		if (!isOrderKnown && registry.select(shoppingStore).isCartOrdered()) {
			broadcastOrder();
		}
	}, SHOPPING_STORE_KEY);
	return { broadcast };
};
