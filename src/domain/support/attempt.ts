/** Returns what a function returns; null if it throws. */
export const attempt = <Value>(read: () => Value): Value | null => {
	try {
		return read();
	} catch {
		return null;
	}
};
