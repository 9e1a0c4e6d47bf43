/** Object from other scripts, the page or a plugin whose properties have not been validated. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** True also for arrays. */
export const isObject = (value: unknown): value is UnknownObject =>
	typeof value === 'object' && value !== null;
