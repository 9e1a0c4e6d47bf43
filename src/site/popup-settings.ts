/** The settings that PHP printed into a popup's element; null where they are no JSON. */
export const parseSettings = ({ dataset }: HTMLElement): unknown => {
	try {
		return JSON.parse(dataset.popup ?? '');
	} catch {
		return null;
	}
};
