/** What other scripts, the page or a plugin hand over, before any of it is read: nothing is known of its entries. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** True of lists too. */
export const isObject = (value: unknown): value is UnknownObject =>
	typeof value === 'object' && value !== null;
