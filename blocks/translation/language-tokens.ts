/** Languages as tokens of a FormTokenField: their names, followed by their codes. */
import type { SiteLanguage } from '../shared/site-data';

/** Returns the name of a language; its code if the name is unknown. */
export const languageName = (languages: readonly SiteLanguage[], code: string): string =>
	languages.find((language) => language.code === code)?.name ?? code;

/** Returns a token, e.g. "Français (fr)". */
export const tokenOf = (languages: readonly SiteLanguage[], code: string): string => {
	const name = languageName(languages, code);
	return name === code ? code : `${name} (${code})`;
};

/** Returns the code for a chosen token or for typed text: a name, a code, or an unknown code. */
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
