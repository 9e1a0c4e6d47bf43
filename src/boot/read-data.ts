import type { BootData } from './data';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Our own PHP makes the data; what else may stand there is a page that somebody cut in the middle. */
export const isBootData = (value: unknown): value is BootData =>
	isRecord(value) && isRecord(value.api) && isRecord(value.needs) && isRecord(value.scripts);

/** JSON that may be broken; null where it is. */
export const parseJson = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

/**
 * The page's boot data, null where it has none; a part of it stands apart, before the scripts, where plugins ask for the stores
 * early. Only script elements count: authors who may not write scripts may write elements with any id, and what stands in
 * the data is run.
 */
export const readBootData = (page: Document): BootData | null => {
	const [part, data] = ['page', 'data'].map((name) =>
		parseJson(page.querySelector(`script#storefront-islands-${name}`)?.textContent ?? ''),
	);
	const whole = Object.assign({}, part, data);
	return isBootData(whole) ? whole : null;
};
