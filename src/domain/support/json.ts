/** Parses JSON; null if it is invalid. */
export const parseJson = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};
