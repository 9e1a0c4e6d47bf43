import type { ScriptEntry } from './data';
import { once } from './once';

/** What loading needs of the page. */
export interface ScriptPage {
	/** Whether a script or style sheet with that element id stands in the page already. */
	has(id: string): boolean;
	/** Begins to fetch what will be run at once. */
	preload(src: string): void;
	/** Fetches what may be run later, when nothing else is to be fetched. */
	prefetch(src: string): void;
	/** Resolves when the script has run, rejects when it could not be fetched. */
	run(src: string, id: string): Promise<void>;
	/** Runs an inline script, at once. */
	runInline(code: string, id: string): void;
	/** Resolves when the style sheet holds, or could not be fetched: what it is for works without. */
	style(href: string, id: string): Promise<void>;
}

/** @param scripts Where the handles are, as the boot data that names them has it. */
export type LoadScripts = (
	handles: readonly string[],
	scripts: Readonly<Record<string, ScriptEntry>>,
) => Promise<void>;

/**
 * Loads scripts as WordPress would have printed them: in order, each with its inline parts around it, and each once
 * a page however many islands need it. A script that failed is tried again by the next call that needs it.
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
		// One after the other: an inline part must run between its script and the next one. All are on their way already.
		for (const handle of handles) {
			await once(started, handle, () => start(handle, scripts[handle]));
		}
	};
};
