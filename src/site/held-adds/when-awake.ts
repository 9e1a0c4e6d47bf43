/** Calls back once, when an island has taken over and boot no longer holds back what is clicked in it; soon where there is none. */
export const whenAwake = (island: Element | null, callback: () => void): void => {
	const awake = (): void => {
		// Boot lets go in a microtask after this one.
		setTimeout(callback);
	};
	if (!island || island.hasAttribute('data-awake')) {
		awake();
		return;
	}
	const observer = new MutationObserver(() => {
		observer.disconnect();
		awake();
	});
	observer.observe(island, { attributeFilter: ['data-awake'] });
};
