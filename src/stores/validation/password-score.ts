/** Strength of a password, rated by the library that WordPress itself uses. It is loaded on demand. */

declare global {
	interface Window {
		zxcvbn?: (password: string) => { readonly score: number };
	}
}

/** Returns a score from 0 (weakest) to 4. */
export type PasswordScore = (password: string) => number;

/** Number of characters that are rated: longer passwords take the library seconds and are strong anyway. */
const LONGEST = 100;

/**
 * Loads the library.
 *
 * @param url URL of WordPress's copy of zxcvbn.
 */
export const loadPasswordScore = async (page: Window, url: string): Promise<PasswordScore> => {
	if (!page.zxcvbn) {
		await new Promise((resolve, reject) => {
			const script = page.document.createElement('script');
			script.addEventListener('load', resolve);
			script.addEventListener('error', reject);
			script.src = url;
			page.document.head.append(script);
		});
	}
	return (password) => page.zxcvbn?.(password.slice(0, LONGEST)).score ?? Infinity;
};
