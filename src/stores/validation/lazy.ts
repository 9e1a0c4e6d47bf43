/** Something that is loaded when it is first wanted. Where loading fails the page goes on without it. */
export interface Lazy<Value> {
	/** null until it has come. The first question starts the loading. */
	get(): Value | null;
	/** Settles when nothing is being loaded any more; never rejects. */
	settled(): Promise<void>;
}

export const createLazy = <Value>(
	load: () => Promise<Value>,
	onLoaded: () => void,
): Lazy<Value> => {
	let value: Value | null = null;
	let loading: Promise<void> | null = null;
	const start = async (): Promise<void> => {
		try {
			value = await load();
			onLoaded();
		} catch {
			// The shop checks the same once more.
		}
	};
	return {
		get: () => {
			loading ??= start();
			return value;
		},
		settled: () => loading ?? Promise.resolve(),
	};
};
