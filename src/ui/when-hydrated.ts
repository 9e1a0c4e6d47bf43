/** Calls the listener once an island is hydrated, or at once if it is. */
export const whenHydrated = (island: Element, listener: () => void): void => {
	if (island.hasAttribute('data-hydrated')) {
		listener();
		return;
	}
	const observer = new MutationObserver(() => {
		observer.disconnect();
		listener();
	});
	observer.observe(island, { attributeFilter: ['data-hydrated'] });
};
