/** Calls back once, when the first of several events is dispatched on the target. */
export const onFirst = (
	window: Pick<EventTarget, 'addEventListener'>,
	types: readonly string[],
	callback: () => void,
): void => {
	const listening = new AbortController();
	for (const type of types) {
		window.addEventListener(
			type,
			() => {
				// The first event removes all listeners; a second one may have been dispatched already.
				if (!listening.signal.aborted) {
					listening.abort();
					callback();
				}
			},
			{ capture: true, passive: true, signal: listening.signal },
		);
	}
};
