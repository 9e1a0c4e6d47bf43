import type { BootData } from './data';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** True for complete boot data. The plugin's own PHP prints it; anything else is a truncated page. */
export const isBootData = (value: unknown): value is BootData =>
	isRecord(value) && isRecord(value.api) && isRecord(value.needs) && isRecord(value.scripts);

/** Parses JSON; null if it is invalid. */
export const parseJson = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/**
 * Reads the page's boot data; null if there is none. A part of it is printed separately, before the scripts, for
 * plugins that use the stores early. Only script elements are read: authors without the right to add scripts can add
 * elements with any id, and code in the data is run.
 */
export const readBootData = (page: Document): BootData | null => {
	const [part, data] = ['page', 'data'].map((name) =>
		parseJson(page.querySelector(`script#storefront-islands-${name}`)?.textContent ?? ''),
	);
	const whole = Object.assign({}, part, data);
	return isBootData(whole) ? whole : null;
};
