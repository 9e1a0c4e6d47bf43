/** How hard a password is to guess, by the library that WordPress itself judges passwords with. No page starts with it. */

declare global {
	interface Window {
		zxcvbn?: (password: string) => { readonly score: number };
	}
}

/** From 0, guessed at once, to 4. */
export type PasswordScore = (password: string) => number;

/** Longer ones take the library seconds, and nobody guesses them. */
const LONGEST = 100;

/** @param url Of WordPress's copy of zxcvbn. */
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
