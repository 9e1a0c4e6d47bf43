import type { ScriptEntry } from './data';

/** What loading needs of the page. */
export interface ScriptPage {
	/** Whether a script with that element id stands in the page already. */
	has(id: string): boolean;
	/** Begins to fetch what will be run at once. */
	preload(src: string): void;
	/** Fetches what may be run later, when nothing else is to be fetched. */
	prefetch(src: string): void;
	/** Resolves when the script has run, rejects when it could not be fetched. */
	run(src: string, id: string): Promise<void>;
	/** Runs an inline script, at once. */
	runInline(code: string, id: string): void;
}

export type LoadScripts = (handles: readonly string[]) => Promise<void>;

/**
 * Loads scripts as WordPress would have printed them: in order, each with its inline parts around it, and each once
 * a page however many islands need it. A script that failed is tried again by the next call that needs it.
 */
export const createLoader = (
	scripts: Readonly<Record<string, ScriptEntry>>,
	page: ScriptPage,
): LoadScripts => {
	const started = new Map<string, Promise<void>>();

	const start = async (handle: string): Promise<void> => {
		const script = scripts[handle];
		if (!script || page.has(`${handle}-js`)) {
			return;
		}
		if (script.before) {
			page.runInline(script.before, `${handle}-js-before`);
		}
		if (script.src) {
			await page.run(script.src, `${handle}-js`);
		}
		if (script.after) {
			page.runInline(script.after, `${handle}-js-after`);
		}
	};

	const once = (handle: string): Promise<void> => {
		const known = started.get(handle);
		if (known) {
			return known;
		}
		const running = start(handle).catch((error: unknown) => {
			started.delete(handle);
			throw error;
		});
		started.set(handle, running);
		return running;
	};

	return async (handles) => {
		for (const handle of handles) {
			const src = scripts[handle]?.src;
			if (src && !started.has(handle)) {
				page.preload(src);
			}
		}
		// One after the other: an inline part must run between its script and the next one. All are on their way already.
		for (const handle of handles) {
			await once(handle);
		}
	};
};
