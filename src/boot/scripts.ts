/** Loads the scripts and styles of islands and of src/site by the handles in the boot data. */
import type { ScriptEntry, BootData } from './data';
import type { TrustedPolicy } from './policy';

/** Starts an operation once per key. A failed one may be started again. */
const once = <Value>(
	started: Map<string, Promise<Value>>,
	key: string,
	begin: () => Promise<Value>,
): Promise<Value> => {
	const known = started.get(key);
	if (known) {
		return known;
	}
	const running = begin().catch((error: unknown) => {
		started.delete(key);
		throw error;
	});
	started.set(key, running);
	return running;
};

/** Functions of the page that the loader uses. */
export interface ScriptPage {
	/** True if the page contains a script or style sheet with this element id. */
	has(id: string): boolean;
	/** Starts to fetch a script that will run immediately, behind what was pressed: an add to the cart goes first. */
	preload(src: string): void;
	/**
	 * Fetches a script that may run later, with low priority. Browsers warn about a preload that is not used within
	 * seconds; Safari supports nothing else. A prefetched script is cached if the server sends its modification date, as
	 * all servers do except PHP's built-in one.
	 */
	prefetch(src: string): void;
	/** Resolves when the script has run, rejects when it could not be fetched. */
	run(src: string, id: string): Promise<unknown>;
	/** Runs an inline script, synchronously. */
	runInline(code: string, id: string): void;
	/** Resolves when the style sheet is applied, or could not be fetched: the script works without it. */
	style(href: string, id: string): Promise<unknown>;
}

/**
 * Loads scripts by their handles.
 *
 * @param scripts Scripts by handle, from the boot data that lists the handles.
 */
type LoadScripts = (
	handles: readonly string[],
	scripts: Readonly<Record<string, ScriptEntry>>,
) => Promise<void>;

/**
 * Loads scripts as WordPress would have printed them: in order, each with its inline scripts around it, and each once
 * per page even if several islands need it. A failed script is tried again by the next call that needs it.
 *
 * @param report Reports that a script could not be loaded without which the island works.
 */
export const createLoader = (
	page: ScriptPage,
	report: (error: unknown) => undefined,
): LoadScripts => {
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
			const script = scripts[handle];
			const running = once(started, handle, () => start(handle, script));
			await (script?.optional ? running.catch(report) : running);
		}
	};
};

/** Adds scripts and styles to the document, with the CSP nonce of the boot script if it has one. */
export const scriptPage = (page: Document, policy: TrustedPolicy): ScriptPage => {
	const nonce = page.currentScript?.nonce ?? '';

	const append = <Tag extends 'script' | 'link'>(
		tag: Tag,
		properties: Partial<HTMLElementTagNameMap[Tag]>,
	): HTMLElementTagNameMap[Tag] => {
		const element = Object.assign(page.createElement(tag), { nonce }, properties);
		page.head.append(element);
		return element;
	};

	return {
		has: (id) => page.getElementById(id) !== null,
		preload(href) {
			// A failed preload makes the first script with its URL fail too, even long after the network is back.
			if (navigator.onLine) {
				append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
			}
		},
		prefetch(href) {
			const { relList } = page.createElement('link');
			const rel = relList.supports('prefetch') ? 'prefetch' : 'preload';
			append('link', { rel, as: 'script', fetchPriority: 'low', href });
		},
		run: (src, id) =>
			new Promise((resolve, reject) => {
				const script = append('script', {
					id,
					onload: resolve,
					onerror: () => {
						script.remove();
						reject(new Error(`Did not run: ${src}`));
					},
					src: policy.createScriptURL(src),
				});
			}),
		runInline(code, id) {
			append('script', { id, textContent: policy.createScript(code) });
		},
		style: (href, id) =>
			new Promise((resolve) => {
				append('link', { id, rel: 'stylesheet', onload: resolve, onerror: resolve, href });
			}),
	};
};

/**
 * Loads the scripts of an island or of a script of src/site, and returns the boot data. Rejects if they cannot be
 * loaded.
 */
export type LoadNeeds = (name: string) => Promise<BootData>;

/**
 * Creates the function that loads an island's scripts.
 *
 * @param data Boot data of the page.
 * @param readPage Reads settings and cart of the page, once.
 * @param fetchUnknown Requests the boot data of a name that the page does not have, such as an island inserted by
 * another script. The response is the same for all visitors, so data of the page takes precedence. Null if the shop
 * does not know the name.
 */
export const createNeeds = (
	data: BootData,
	readPage: () => unknown,
	fetchUnknown: (name: string) => Promise<BootData | null>,
	load: LoadScripts,
): LoadNeeds => {
	const requests = new Map<string, Promise<BootData | null>>();
	let pageData: unknown;
	return async (name) => {
		const { needs, scripts, ...known } = data.needs[name]
			? data
			: ((await once(requests, name, () => fetchUnknown(name))) ?? data);
		const handles = needs[name];
		if (!handles) {
			throw new Error(`Unknown: ${name}`);
		}
		await load(handles, scripts);
		return Object.assign({}, known, (pageData ??= readPage()), data);
	};
};
