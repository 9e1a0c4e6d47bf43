/** Session recording service. */
export interface RecordingProvider {
	/** Loads the service, which starts recording. Rejects if it cannot be loaded. */
	readonly start: () => Promise<void>;
	/**
	 * Ends the recording as far as the service supports it: at once, or with this page, whose content is masked until
	 * then.
	 */
	readonly stop: () => 'at-once' | 'with-this-page';
	/** Prefixes of its cookies' names. */
	readonly cookies: readonly string[];
}

/** Part of the page used by providers. */
export interface RecordingPage {
	readonly window: Window;
	/** Loads a script from another origin; rejects if it cannot be loaded. */
	readonly run: (src: string, id: string) => Promise<void>;
}
