/** Languages as a field of tokens has them: by their names, with their codes behind. */
import type { SiteLanguage } from '../shared/site-data';

/** What a language is called; its code where nobody knows. */
export const languageName = (languages: readonly SiteLanguage[], code: string): string =>
	languages.find((language) => language.code === code)?.name ?? code;

/** "Français (fr)". */
export const tokenOf = (languages: readonly SiteLanguage[], code: string): string => {
	const name = languageName(languages, code);
	return name === code ? code : `${name} (${code})`;
};

/** The code of a token that was chosen, or of one that was typed: a name, a code, or a code that nobody knows. */
export const codeOf = (languages: readonly SiteLanguage[], token: string): string => {
	const typed = token.trim();
	const lower = typed.toLowerCase();
	const known = languages.find(
		({ code, name }) =>
			tokenOf(languages, code) === typed ||
			code.toLowerCase() === lower ||
			name.toLowerCase() === lower,
	);
	return known?.code ?? typed;
};
