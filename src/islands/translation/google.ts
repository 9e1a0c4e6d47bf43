/**
 * Google's website translator as the translation service: its script, and the cookie in which it stores the chosen
 * language.
 */
import { expiredCookies } from '../../domain/support/cookies';
import type { TranslationConfig } from './props';
import type { TranslationProvider } from './state';

/** Cookie with the chosen language: googtrans=/en/fr. The translator reads it when it starts. */
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

/** Globals of Google's script, as far as they are used. */
export interface TranslateElementOptions {
	readonly pageLanguage: string;
	/** Language codes, separated by commas. */
	readonly includedLanguages: string;
	readonly layout: unknown;
	readonly autoDisplay: boolean;
}

interface TranslateElementConstructor {
	new (options: TranslateElementOptions, id: string): unknown;
	readonly InlineLayout?: { readonly HORIZONTAL: unknown };
}

declare global {
	interface Window {
		google?: { readonly translate?: { readonly TranslateElement?: TranslateElementConstructor } };
		/** Called by Google's script when it is ready. */
		storefrontIslandsTranslate?: () => void;
	}
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=storefrontIslandsTranslate';
const SCRIPT_ID = 'storefront-islands-google-translate';
/**
 * Timeouts in milliseconds: until Google is considered unreachable, and until it is considered unable to show the
 * original.
 */
const SCRIPT_TIMEOUT = 15_000;
const RESTORE_TIMEOUT = 3000;

export interface GooglePage {
	readonly window: Window;
	/** Container of Google's own control, which stays hidden and is replaced by this plugin's buttons. */
	readonly container: HTMLElement;
	/** Loads a script from another origin; rejects if it cannot be loaded. */
	readonly run: (src: string, id: string) => Promise<unknown>;
	/** Calls back after a number of milliseconds. */
	readonly setTimer: (callback: () => void, milliseconds: number) => void;
	readonly reload: () => void;
}

const isTranslated = (html: Element): boolean => /\btranslated-(ltr|rtl)\b/.test(html.className);

/** Google's website translator (docs/behaviour.md#translation: horizontal, not displayed automatically). */
export const createGoogleProvider = (
	config: TranslationConfig,
	{ window, container, run, setTimer, reload }: GooglePage,
): TranslationProvider => {
	const { document } = window;
	const html = document.documentElement;
	let started: Promise<void> | null = null;

	const ready = async (): Promise<void> => {
		const called = new Promise<void>((resolve) => {
			window.storefrontIslandsTranslate = resolve;
		});
		await run(SCRIPT, SCRIPT_ID);
		await withTimeout(called, SCRIPT_TIMEOUT);
		const TranslateElement = window.google?.translate?.TranslateElement;
		if (!TranslateElement) {
			throw new Error('Google Translate did not start.');
		}
		const own = document.createElement('div');
		own.id = `${SCRIPT_ID}-control`;
		own.hidden = true;
		container.append(own);
		new TranslateElement(
			{
				pageLanguage: config.pageLanguage,
				includedLanguages: config.languages.join(','),
				layout: TranslateElement.InlineLayout?.HORIZONTAL,
				autoDisplay: false,
			},
			own.id,
		);
	};

	const withTimeout = (promise: Promise<void>, milliseconds: number): Promise<void> =>
		Promise.race([
			promise,
			new Promise<void>((_resolve, reject) =>
				setTimer(() => reject(new Error('Google Translate does not answer.')), milliseconds),
			),
		]);

	/** Resolves when the page has been translated or restored, which Google marks with a class on the root element. */
	const waitForState = (translated: boolean, milliseconds: number): Promise<void> => {
		const seen = new Promise<void>((resolve) => {
			const look = (): void => {
				if (isTranslated(html) === translated) {
					observer.disconnect();
					resolve();
				}
			};
			const observer = new MutationObserver(look);
			observer.observe(html, { attributeFilter: ['class'] });
			look();
		});
		return withTimeout(seen, milliseconds);
	};

	/** Selects a language in Google's own control; returns false if the control does not have it. */
	const chooseInControl = (language: string): boolean => {
		const list = document.querySelector<HTMLSelectElement>('select.goog-te-combo');
		if (!list || ![...list.options].some(({ value }) => value === language)) {
			return false;
		}
		list.value = language;
		list.dispatchEvent(new Event('change', { bubbles: true }));
		return true;
	};

	const forget = (): void => {
		for (const cookie of forgetCookies(window.location.hostname)) {
			document.cookie = cookie;
		}
	};

	return {
		chosen: () => readChoice(document.cookie, config),
		choose: async (language) => {
			forget();
			document.cookie = choiceCookie(config.pageLanguage, language);
			// At its start the translator applies the cookie.
			const isFirst = !started;
			started ??= ready();
			await started.catch((error: unknown) => {
				started = null;
				throw error;
			});
			if (!isFirst && !chooseInControl(language)) {
				reload();
			}
			await waitForState(true, SCRIPT_TIMEOUT);
		},
		restore: async () => {
			forget();
			if (!isTranslated(html)) {
				return;
			}
			if (!chooseInControl(config.pageLanguage)) {
				reload();
				return;
			}
			// Google has stored the original language as a choice too, and would be loaded on every page without
			// translating anything.
			await waitForState(false, RESTORE_TIMEOUT).then(forget, reload);
		},
	};
};
