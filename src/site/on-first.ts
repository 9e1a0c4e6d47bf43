/** Calls back once, when the first of several events is dispatched on the target. */
export const onFirst = (
	window: Pick<EventTarget, 'addEventListener'>,
	types: readonly string[],
	callback: (event: Event) => void,
): void => {
	const listening = new AbortController();
	for (const type of types) {
		window.addEventListener(
			type,
			(event) => {
				// The first event removes all listeners; a second one may have been dispatched already.
				if (!listening.signal.aborted) {
					listening.abort();
					callback(event);
				}
			},
			{ capture: true, passive: true, signal: listening.signal },
		);
	}
};
