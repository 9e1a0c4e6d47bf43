/** Starts an operation once per key. A failed one may be started again. */
export const once = <Value>(
	started: Map<string, Promise<Value>>,
	key: string,
	begin: () => Promise<Value>,
): Promise<Value> => {
	const known = started.get(key);
	if (known) {
		return known;
	}
	const running = begin().catch((error: unknown) => {
		started.delete(key);
		throw error;
	});
	started.set(key, running);
	return running;
};
