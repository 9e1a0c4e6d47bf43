/** Configuration for a translation service. */
export interface TranslationConfig {
	/** Language of the pages, and the offered languages, as codes of the service, e.g. zh-CN. */
	readonly pageLanguage: string;
	readonly languages: readonly string[];
}

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
