/**
 * Calls back once an island is hydrated and boot no longer holds back its clicks; in the next task if there is no
 * island.
 */
export const whenHydrated = (island: Element | null, callback: () => void): void => {
	const isHydrated = (): void => {
		// boot stops holding back clicks in a later microtask.
		setTimeout(callback);
	};
	if (!island || island.hasAttribute('data-awake')) {
		isHydrated();
		return;
	}
	const observer = new MutationObserver(() => {
		observer.disconnect();
		isHydrated();
	});
	observer.observe(island, { attributeFilter: ['data-awake'] });
};
