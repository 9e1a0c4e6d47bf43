/** Joins class names; false and null are skipped. */
export const classNames = (...names: readonly (string | false | null)[]): string =>
	names.filter(Boolean).join(' ');
