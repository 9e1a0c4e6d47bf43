import { deviceStorage } from './device-storage';

/** What the API layer needs of the browser, injected so that tests own time, chance and the network's state. */
export interface Environment {
	/** Milliseconds. */
	now(): number;
	/** Calls back once after so many milliseconds, unless the returned function is called before. */
	after(milliseconds: number, callback: () => void): () => void;
	/** In [0, 1). */
	random(): number;
	isOnline(): boolean;
	onOnline(listener: () => void): void;
	onOffline(listener: () => void): void;
	/** The page is being left or put aside: the last chance to send something. */
	onLeave(listener: () => void): void;
	/** Shared by the tabs of a shop; null where the browser forbids it. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

export const browserEnvironment = (): Environment => ({
	now: () => performance.now(),
	after: (milliseconds, callback) => {
		const timer = window.setTimeout(callback, milliseconds);
		return () => window.clearTimeout(timer);
	},
	random: Math.random,
	// Only "offline" can be relied on: a captive portal counts as online.
	isOnline: () => navigator.onLine,
	onOnline: (listener) => window.addEventListener('online', listener),
	onOffline: (listener) => window.addEventListener('offline', listener),
	onLeave: (listener) => window.addEventListener('pagehide', listener),
	storage: deviceStorage(),
});
