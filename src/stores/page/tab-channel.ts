const NAME = 'storefront-islands-cart';

/** Reaches the other tabs of the same origin, never the own one. */
export interface TabChannel {
	post(message: { readonly at: number; readonly cart: unknown; readonly isOrdered: boolean }): void;
	/** Returns how to stop listening. */
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

/** For browsers without BroadcastChannel. The cart holds an address and stays out of storage: only the time goes in. */
const storageChannel = (page: Window): TabChannel => ({
	post: ({ at }) => {
		try {
			page.localStorage.setItem(NAME, String(at));
		} catch {
			// Storage is blocked or full: the other tabs notice when they are looked at.
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

/** The best channel that the browser has. */
export const createTabChannel = (page: Window & typeof globalThis): TabChannel =>
	typeof page.BroadcastChannel === 'function'
		? broadcastChannel(new page.BroadcastChannel(NAME))
		: storageChannel(page);
