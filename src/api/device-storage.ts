/** Returns localStorage, which all tabs of a shop share; null if the browser forbids it. */
export const deviceStorage = (): Storage | null => {
	try {
		return window.localStorage;
	} catch {
		return null;
	}
};
