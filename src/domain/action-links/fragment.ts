/**
 * True if a fragment is an action link: '#', the prefix, and a colon, which page builders encode.
 *
 * @param fragment Fragment with its '#'.
 */
export const isActionFragment = (fragment: string, prefix: string): boolean =>
	fragment.replace(/%3a/gi, ':').startsWith(`#${prefix}:`);
