/** Something that is loaded when it is first wanted. Where loading fails the page goes on without it. */
export interface Lazy<Value> {
	/** null until it has come. The first question starts the loading. */
	get(): Value | null;
	/** Waits for a loading under way, so many milliseconds at most, and once only; never rejects. */
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
			// The shop checks the same once more.
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
