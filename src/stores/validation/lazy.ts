/** Value that is loaded on first use. If loading fails, the page works without it. */
export interface Lazy<Value> {
	/** Returns the value, null until it is loaded. The first call starts loading. */
	get(): Value | null;
	/**
	 * Waits for a value that is loading, at most this number of milliseconds; after a timeout it does not wait again.
	 * Never rejects.
	 */
	wait(milliseconds: number): Promise<void>;
}

export const createLazy = <Value>(
	load: () => Promise<Value>,
	onLoaded: () => void,
): Lazy<Value> => {
	let value: Value | null = null;
	let loading: Promise<void> | null = null;
	let hasTimedOut = false;
	const start = async (): Promise<void> => {
		try {
			value = await load();
			onLoaded();
		} catch {
			// The shop validates the value again.
		}
	};
	const waitAtMost = async (work: Promise<void>, milliseconds: number): Promise<void> => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const timeout = new Promise<void>((resolve) => {
			timer = setTimeout(() => {
				hasTimedOut = true;
				resolve();
			}, milliseconds);
		});
		await Promise.race([work, timeout]);
		clearTimeout(timer);
	};
	return {
		get: () => {
			loading ??= start();
			return value;
		},
		wait: async (milliseconds) => {
			if (loading && !hasTimedOut) {
				await waitAtMost(loading, milliseconds);
			}
		},
	};
};
