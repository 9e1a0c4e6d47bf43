/**
 * Cookie in which Google's website translator stores the chosen language: googtrans=/en/fr. It is read when the
 * translator starts.
 */
import { expiredCookies } from '../../../domain/cookies';
import type { TranslationConfig } from '../provider';

const NAME = 'googtrans';

/** Reads the chosen language from a document's cookies; null if there is none or it is not offered. */
export const readChoice = (
	cookies: string,
	{ pageLanguage, languages }: TranslationConfig,
): string | null => {
	const value = new RegExp(`(?:^|;\\s*)${NAME}=(?:/|%2F)[\\w-]+(?:/|%2F)([\\w-]+)`).exec(
		cookies,
	)?.[1];
	return value !== undefined && value !== pageLanguage && languages.includes(value) ? value : null;
};

/** Builds a session cookie for document.cookie that stores a choice, like Google's. */
export const choiceCookie = (pageLanguage: string, language: string): string =>
	`${NAME}=/${pageLanguage}/${language}; path=/; SameSite=Lax`;

/** Builds cookies that delete a choice. Google sets its cookie for the host and for the parent domains. */
export const forgetCookies = (hostname: string): readonly string[] =>
	expiredCookies(NAME, hostname);
