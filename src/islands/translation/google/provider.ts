import type { TranslationConfig, TranslationProvider } from '../provider';
import { choiceCookie, forgetCookies, readChoice } from './choice';
import './window';

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=storefrontIslandsTranslate';
const SCRIPT_ID = 'storefront-islands-google-translate';
/** Milliseconds after which Google counts as out of reach, and as unable to show the original. */
const PATIENCE = 15_000;
const PATIENCE_WITH_ORIGINAL = 3000;

export interface GooglePage {
	readonly window: Window;
	/** Where Google's own control is put. It stays hidden: ours stands for it. */
	readonly place: HTMLElement;
	/** Runs a script of another origin; rejects where it cannot be fetched. */
	readonly run: (src: string, id: string) => Promise<void>;
	/** Calls back after milliseconds. */
	readonly later: (callback: () => void, milliseconds: number) => void;
	readonly reload: () => void;
}

const isTranslated = (html: Element): boolean => /\btranslated-(ltr|rtl)\b/.test(html.className);

/** Google's website translator (spec sections 2 and 9: horizontal, not displayed automatically). */
export const createGoogleProvider = (
	config: TranslationConfig,
	{ window, place, run, later, reload }: GooglePage,
): TranslationProvider => {
	const { document } = window;
	const html = document.documentElement;
	let started: Promise<void> | null = null;

	const ready = async (): Promise<void> => {
		const called = new Promise<void>((resolve) => {
			window.storefrontIslandsTranslate = resolve;
		});
		await run(SCRIPT, SCRIPT_ID);
		await withPatience(called, PATIENCE);
		const TranslateElement = window.google?.translate?.TranslateElement;
		if (!TranslateElement) {
			throw new Error('Google Translate did not start.');
		}
		const own = document.createElement('div');
		own.id = `${SCRIPT_ID}-control`;
		own.hidden = true;
		place.append(own);
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

	const withPatience = (promise: Promise<void>, milliseconds: number): Promise<void> =>
		Promise.race([
			promise,
			new Promise<void>((_resolve, reject) =>
				later(() => reject(new Error('Google Translate does not answer.')), milliseconds),
			),
		]);

	/** Resolves when the page is translated, or is so no more: Google marks it by a class of the root element. */
	const until = (translated: boolean, milliseconds: number): Promise<void> => {
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
		return withPatience(seen, milliseconds);
	};

	/** Google's own list of languages; false where it has not this one. */
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
			// It begins with what the cookie says.
			const isFirst = !started;
			started ??= ready();
			await started.catch((error: unknown) => {
				started = null;
				throw error;
			});
			if (!isFirst && !chooseInControl(language)) {
				reload();
			}
			await until(true, PATIENCE);
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
			// It has kept this choice as well, and would load on every page to translate nothing.
			await until(false, PATIENCE_WITH_ORIGINAL).then(forget, reload);
		},
	};
};
