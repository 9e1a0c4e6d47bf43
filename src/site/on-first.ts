/** Calls back once, when the first of some events happens anywhere on the page. */
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
				// The first of them ends it for all; a second one may be on its way already.
				if (!listening.signal.aborted) {
					listening.abort();
					callback();
				}
			},
			{ capture: true, passive: true, signal: listening.signal },
		);
	}
};
