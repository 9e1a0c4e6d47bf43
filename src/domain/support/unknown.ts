/**
 * Readers of values from other scripts, the page or a plugin, and of small JSON, such as data-props and settings
 * printed by PHP or by any author of the element. A missing or malformed value gets a default.
 */

/** Object whose properties have not been validated. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** True also for arrays. */
export const isObject = (value: unknown): value is UnknownObject =>
	typeof value === 'object' && value !== null;

/** True for objects, not for arrays. */
export const isRecord = (value: unknown): value is UnknownObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of properties; undefined if it does not exist. */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
	path.reduce((at, name) => (isObject(at) ? at[name] : undefined), value);

export const readRecord = (json: unknown): Readonly<Record<string, unknown>> =>
	isRecord(json) ? { ...json } : {};

export const readList = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

export const readText = (json: unknown, fallback = ''): string =>
	typeof json === 'string' ? json : fallback;

export const readNumber = (json: unknown, fallback: number): number =>
	typeof json === 'number' && Number.isFinite(json) ? json : fallback;

export const readFlag = (json: unknown): boolean => json === true;
