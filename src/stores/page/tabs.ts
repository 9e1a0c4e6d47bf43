/**
 * Other tabs of the same shop. The tab that changes the cart sends the new cart along, so that the others need not
 * ask for it.
 */
import type { CartData } from '../../domain/cart/data';
import type { CartResponse } from '../cart/contract';
import { cartStore } from '../cart/contract';
import { toCartResponse } from '../cart/response';
import type { Registry } from '../registry';
import { SHOPPING_STORE_KEY, shoppingStore } from '../shopping/contract';
import { isObject } from '../../domain/unknown-object';
import type { TabChannel } from './tab-channel';

interface CartMessage {
	/** When the shop's answer came, milliseconds; tabs of one machine share the clock. */
	readonly at: number;
	/** Missing where the channel can only say that something changed. */
	readonly cart: CartResponse | null;
	/** An order was placed of it. */
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
	/** Tells the other tabs of a cart that a change here brought. */
	tell(cart: CartData): void;
	stop(): void;
}

/** Starts listening to the other tabs. */
export const startTabs = ({ registry, channel, now, refresh }: TabsDependencies): Tabs => {
	let newest = 0;
	let mustCompare = false;
	let knowsOfOrder = false;
	const isBusy = () => registry.select(shoppingStore).getChanges().length > 0;

	const setOrdered = (isOrdered: boolean) => {
		knowsOfOrder = isOrdered;
		void registry.dispatch(shoppingStore).cartWasOrdered(isOrdered);
	};
	const tell = (cart: CartData) => {
		newest = now();
		channel.post({ at: newest, cart: toCartResponse(cart), isOrdered: false });
	};
	const tellOfOrder = () => {
		knowsOfOrder = true;
		newest = now();
		channel.post({ at: newest, cart: null, isOrdered: true });
	};

	/**
	 * Two tabs changed the cart at the same time. Which answer is the newer one cannot be told from here, so the cart
	 * is read once, after our own changes, and the others are told of what it is.
	 */
	const compare = async () => {
		mustCompare = false;
		await refresh();
		if (!isBusy()) {
			tell(registry.select(cartStore).getCartData());
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

	const stopListening = channel.listen(listen);
	const unsubscribe = registry.subscribe(() => {
		if (mustCompare && !isBusy()) {
			void compare();
		}
		if (!knowsOfOrder && registry.select(shoppingStore).isCartOrdered()) {
			tellOfOrder();
		}
	}, SHOPPING_STORE_KEY);
	return {
		tell,
		stop: () => {
			stopListening();
			unsubscribe();
		},
	};
};
