/**
 * Returns the key under which this shop stores something in the browser: two shops on one origin, in folders of it, keep
 * their orders, drafts and popups apart. The boot script knows the folder; a shop at the root of its origin has none.
 */
export const shopKey = (name: string): string => name + (globalThis.storefrontIslands?.path ?? '');
