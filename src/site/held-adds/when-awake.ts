/**
 * Calls back once an island is hydrated and boot no longer holds back its clicks; in the next task if there is no
 * island.
 */
export const whenAwake = (island: Element | null, callback: () => void): void => {
	const awake = (): void => {
		// boot stops holding back clicks in a later microtask.
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
