/** Returns a URL that a page may link to: http, https or relative. Anything else ("javascript:") becomes empty. */
export const safeUrl = (url: string): string => (/^(?:https?:\/\/|\/|\?|#)/i.test(url) ? url : '');

/** Like safeUrl, but also allows inline image data, which cannot run scripts inside <img>. */
export const safeImageUrl = (url: string): string =>
	/^data:image\//i.test(url) ? url : safeUrl(url);
