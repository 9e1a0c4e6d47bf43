import type { ScriptEntry } from './data';
import { once } from './once';

/** Functions of the page that the loader uses. */
export interface ScriptPage {
	/** True if the page contains a script or style sheet with this element id. */
	has(id: string): boolean;
	/** Starts to fetch a script that will run immediately. */
	preload(src: string): void;
	/** Fetches a script that may run later, with low priority. */
	prefetch(src: string): void;
	/** Resolves when the script has run, rejects when it could not be fetched. */
	run(src: string, id: string): Promise<void>;
	/** Runs an inline script, synchronously. */
	runInline(code: string, id: string): void;
	/** Resolves when the style sheet is applied, or could not be fetched: the script works without it. */
	style(href: string, id: string): Promise<void>;
}

/**
 * Loads scripts by their handles.
 *
 * @param scripts Scripts by handle, from the boot data that lists the handles.
 */
export type LoadScripts = (
	handles: readonly string[],
	scripts: Readonly<Record<string, ScriptEntry>>,
) => Promise<void>;

/**
 * Loads scripts as WordPress would have printed them: in order, each with its inline scripts around it, and each once
 * per page even if several islands need it. A failed script is tried again by the next call that needs it.
 */
export const createLoader = (page: ScriptPage): LoadScripts => {
	const started = new Map<string, Promise<void>>();

	const start = async (handle: string, script: ScriptEntry | undefined): Promise<void> => {
		if (!script || page.has(`${handle}-js`)) {
			return;
		}
		const { src, style, before, after } = script;
		const styled = style && !page.has(`${handle}-css`) && page.style(style, `${handle}-css`);
		if (before) {
			page.runInline(before, `${handle}-js-before`);
		}
		if (src) {
			await page.run(src, `${handle}-js`);
		}
		if (after) {
			page.runInline(after, `${handle}-js-after`);
		}
		await styled;
	};

	return async (handles, scripts) => {
		for (const handle of handles) {
			const src = scripts[handle]?.src;
			if (src && !started.has(handle)) {
				page.preload(src);
			}
		}
		// Sequential, because an inline script must run between its script and the next one. All are being fetched
		// already.
		for (const handle of handles) {
			await once(started, handle, () => start(handle, scripts[handle]));
		}
	};
};
