/** A service that records what visitors do on a page. */
export interface RecordingProvider {
	/** Loads the service: from then on it records. Rejects where it cannot be fetched. */
	readonly start: () => Promise<void>;
	/** Ends it as far as the service lets one: at once, or with this page, of which nothing more can be read meanwhile. */
	readonly stop: () => 'at-once' | 'with-this-page';
	/** What the names of its cookies begin with. */
	readonly cookies: readonly string[];
}

/** What providers need of the page. */
export interface RecordingPage {
	readonly window: Window;
	/** Runs a script of another origin; rejects where it cannot be fetched. */
	readonly run: (src: string, id: string) => Promise<void>;
}
