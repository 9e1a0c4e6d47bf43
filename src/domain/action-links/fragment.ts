/**
 * Whether a fragment asks for an action: '#', the prefix, and a colon, which page builders encode.
 *
 * @param fragment With its '#'.
 */
export const isActionFragment = (fragment: string, prefix: string): boolean =>
	fragment.replace(/%3a/gi, ':').startsWith(`#${prefix}:`);
