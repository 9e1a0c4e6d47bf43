/** The cookie in which Google's website translator keeps what was chosen: googtrans=/en/fr. It reads it when it starts. */
import { expiredCookies } from '../../../domain/cookies';
import type { TranslationConfig } from '../provider';

const NAME = 'googtrans';

/** What a document's cookies say, null for none and for what is not offered. */
export const readChoice = (
	cookies: string,
	{ pageLanguage, languages }: TranslationConfig,
): string | null => {
	const value = new RegExp(`(?:^|;\\s*)${NAME}=(?:/|%2F)[\\w-]+(?:/|%2F)([\\w-]+)`).exec(
		cookies,
	)?.[1];
	return value !== undefined && value !== pageLanguage && languages.includes(value) ? value : null;
};

/** A cookie for document.cookie that keeps a choice until the browser is closed, as Google's does. */
export const choiceCookie = (pageLanguage: string, language: string): string =>
	`${NAME}=/${pageLanguage}/${language}; path=/; SameSite=Lax`;

/** Cookies that take a choice back. Google keeps it for the host and for the domains above it. */
export const forgetCookies = (hostname: string): readonly string[] =>
	expiredCookies(NAME, hostname);
