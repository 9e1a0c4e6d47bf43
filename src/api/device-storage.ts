/** What the device keeps for all tabs of a shop; null where the browser forbids it. */
export const deviceStorage = (): Storage | null => {
	try {
		return window.localStorage;
	} catch {
		return null;
	}
};
