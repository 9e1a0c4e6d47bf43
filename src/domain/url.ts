/** Addresses that a page may link to: http, https and relative ones. Anything else ("javascript:") becomes empty. */
export const safeUrl = (url: string): string => (/^(?:https?:\/\/|\/|\?|#)/i.test(url) ? url : '');

/** Like safeUrl; an image may also be inline data, which cannot run script inside <img>. */
export const safeImageUrl = (url: string): string =>
	/^data:image\//i.test(url) ? url : safeUrl(url);
