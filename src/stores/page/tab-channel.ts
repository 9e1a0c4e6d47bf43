const NAME = 'storefront-islands-cart';

/** Channel to the other tabs of the same origin; the tab itself does not receive its messages. */
export interface TabChannel {
	post(message: { readonly at: number; readonly cart: unknown; readonly isOrdered: boolean }): void;
	/** Returns a function that removes the listener. */
	listen(listener: (message: unknown) => void): () => void;
}

const broadcastChannel = (channel: BroadcastChannel): TabChannel => ({
	post: (message) => channel.postMessage(message),
	listen: (listener) => {
		const receive = (event: MessageEvent) => listener(event.data);
		channel.addEventListener('message', receive);
		return () => channel.removeEventListener('message', receive);
	},
});

/** Fallback for browsers without BroadcastChannel. Only the time is stored, because the cart contains an address. */
const storageChannel = (page: Window): TabChannel => ({
	post: ({ at }) => {
		try {
			page.localStorage.setItem(NAME, String(at));
		} catch {
			// Storage is blocked or full: the other tabs detect the change when they become visible.
		}
	},
	listen: (listener) => {
		const receive = ({ key, newValue }: StorageEvent) => {
			if (key === NAME && newValue) {
				listener({ at: Number(newValue) });
			}
		};
		page.addEventListener('storage', receive);
		return () => page.removeEventListener('storage', receive);
	},
});

/** Creates the best channel that the browser supports. */
export const createTabChannel = (page: Window & typeof globalThis): TabChannel =>
	typeof page.BroadcastChannel === 'function'
		? broadcastChannel(new page.BroadcastChannel(NAME))
		: storageChannel(page);
