/** Joins class names; false, null and undefined are skipped. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
	names.filter(Boolean).join(' ');
