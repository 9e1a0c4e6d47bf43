/** What the widget asks of a service that translates pages. */
export interface TranslationConfig {
	/** The language that pages are written in, and those that are offered: codes as the service has them, such as zh-CN. */
	readonly pageLanguage: string;
	readonly languages: readonly string[];
}

export interface TranslationProvider {
	/** The language that the visitor has chosen on an earlier page, null for none. Loads nothing. */
	readonly chosen: () => string | null;
	/**
	 * Loads the service where it is not there yet, has it translate the page, and those that follow. Resolves when the page is
	 * translated, rejects where the service cannot be reached.
	 */
	readonly choose: (language: string) => Promise<void>;
	/** Shows the page in its own language, and those that follow. Where the service cannot, the page is loaded anew. */
	readonly restore: () => Promise<void>;
}
