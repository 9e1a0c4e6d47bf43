/** Returns window.storefrontIslands, which separately built scripts share; a script may run before boot. */
export const pageGlobal = (): StorefrontIslands => (window.storefrontIslands ??= {});
