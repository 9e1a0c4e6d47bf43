/** Value that is loaded on first use. If loading fails, the page works without it. */
export interface Lazy<Value> {
	/** Returns the value, null until it is loaded. The first call starts loading. */
	get(): Value | null;
	/**
	 * Waits for a value that is loading, at most this number of milliseconds; after a timeout it does not wait again.
	 * Never rejects.
	 */
	patiently(milliseconds: number): Promise<void>;
}

export const createLazy = <Value>(
	load: () => Promise<Value>,
	onLoaded: () => void,
): Lazy<Value> => {
	let value: Value | null = null;
	let loading: Promise<void> | null = null;
	let isGivenUp = false;
	const start = async (): Promise<void> => {
		try {
			value = await load();
			onLoaded();
		} catch {
			// The shop validates the value again.
		}
	};
	const giveUpAfter = async (work: Promise<void>, milliseconds: number): Promise<void> => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const patience = new Promise<void>((resolve) => {
			timer = setTimeout(() => {
				isGivenUp = true;
				resolve();
			}, milliseconds);
		});
		await Promise.race([work, patience]);
		clearTimeout(timer);
	};
	return {
		get: () => {
			loading ??= start();
			return value;
		},
		patiently: async (milliseconds) => {
			if (loading && !isGivenUp) {
				await giveUpAfter(loading, milliseconds);
			}
		},
	};
};
