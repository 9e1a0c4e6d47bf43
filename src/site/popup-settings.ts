/** Parses the settings that PHP printed into a popup's element; null if they are not valid JSON. */
export const parseSettings = ({ dataset }: HTMLElement): unknown => {
	try {
		return JSON.parse(dataset.popup ?? '');
	} catch {
		return null;
	}
};
