/** States of the page's translation by a service: what is shown of them, and what a press on a language does. */
import type { TranslationTexts } from './props';

export interface TranslationProvider {
	/** Returns the language chosen on an earlier page; null for none. Loads nothing. */
	readonly chosen: () => string | null;
	/**
	 * Loads the service if needed, and makes it translate this page and later ones. Resolves when the page is
	 * translated, rejects if the service cannot be reached.
	 */
	readonly choose: (language: string) => Promise<void>;
	/** Shows this page and later ones in the original language. If the service fails to do so, the page is reloaded. */
	readonly restore: () => Promise<void>;
}

/** State of the page's translation. */
export type TranslationState =
	| { readonly name: 'original' }
	| { readonly name: 'loading'; readonly language: string }
	| { readonly name: 'translated'; readonly language: string }
	| { readonly name: 'failed'; readonly language: string };

/** Message beside the languages, with the action of its button. */
export interface Note {
	readonly message: string;
	readonly action: { readonly label: string; readonly language: string } | null;
}

/** Returns the language that is shown or being loaded. */
export const languageOf = (state: TranslationState, pageLanguage: string): string =>
	state.name === 'original' ? pageLanguage : state.language;

/**
 * Returns the message for a state. The first one says that nothing is sent to the service before a language is chosen.
 */
export const noteOf = (
	state: TranslationState,
	pageLanguage: string,
	texts: TranslationTexts,
): Note => {
	switch (state.name) {
		case 'original':
			return { message: texts.before, action: null };
		case 'loading':
			return { message: texts.loading, action: null };
		case 'translated':
			return {
				message: texts.translated,
				action: { label: texts.original, language: pageLanguage },
			};
		case 'failed':
			return {
				message: texts.failed,
				action: { label: texts.again, language: state.language },
			};
	}
};

/**
 * Creates the handler for a press on a language.
 *
 * @param show Called with every new state.
 */
export const createChooser = (
	provider: TranslationProvider,
	pageLanguage: string,
	show: (state: TranslationState) => void,
): ((language: string) => Promise<void>) => {
	let state: TranslationState = { name: 'original' };
	const setState = (next: TranslationState): void => {
		state = next;
		show(next);
	};

	return async (language) => {
		if (language === languageOf(state, pageLanguage) && state.name !== 'failed') {
			return;
		}
		const target: TranslationState =
			language === pageLanguage ? { name: 'original' } : { name: 'loading', language };
		setState(target);
		if (target.name === 'original') {
			await provider.restore();
			return;
		}
		const outcome: TranslationState = await provider.choose(language).then(
			() => ({ name: 'translated', language }),
			() => ({ name: 'failed', language }),
		);
		if (state === target) {
			setState(outcome);
		} else if (state.name === 'original' && outcome.name === 'translated') {
			// The original was requested while the translation was loading.
			await provider.restore();
		}
	};
};
