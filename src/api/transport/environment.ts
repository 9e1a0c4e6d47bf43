/** Browser features that the API layer uses: storage, time, randomness, state of the network and of the page. */
const storageOf = (kind: 'localStorage' | 'sessionStorage'): Storage | null => {
	try {
		return window[kind];
	} catch {
		return null;
	}
};

/** Returns localStorage, which all tabs of a shop share; null if the browser forbids it. */
export const deviceStorage = (): Storage | null => storageOf('localStorage');

/** Returns sessionStorage, which the pages of a tab share; null if the browser forbids it. */
export const tabStorage = (): Storage | null => storageOf('sessionStorage');

/** Injected so that tests control time, randomness and the state of the network. */
export interface Environment {
	/** Current time, in milliseconds. */
	now(): number;
	/** Calls the callback once after this number of milliseconds, unless the returned function is called before. */
	after(milliseconds: number, callback: () => void): () => void;
	/** Random number in [0, 1). */
	random(): number;
	isOnline(): boolean;
	onOnline(listener: () => void): void;
	onOffline(listener: () => void): void;
	/** Registers a listener for the page being left or hidden: the last opportunity to send a request. */
	onLeave(listener: () => void): void;
	/** Storage shared by the tabs of a shop; null if the browser forbids it. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

export const browserEnvironment = (): Environment => ({
	now: () => performance.now(),
	after: (milliseconds, callback) => {
		const timer = window.setTimeout(callback, milliseconds);
		return () => window.clearTimeout(timer);
	},
	random: Math.random,
	// Only "offline" is reliable: a captive portal counts as online.
	isOnline: () => navigator.onLine,
	onOnline: (listener) => window.addEventListener('online', listener),
	onOffline: (listener) => window.addEventListener('offline', listener),
	onLeave: (listener) => {
		// Firefox may end what listens to pagehide (docs/reliability.md#changes-of-a-page-that-was-left).
		['beforeunload', 'pagehide'].forEach((type) => window.addEventListener(type, listener));
	},
	storage: deviceStorage(),
});
