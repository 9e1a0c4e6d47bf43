import type { ScriptPage } from './scripts';

/** Adds scripts and styles to the document, with the CSP nonce of the boot script if it has one. */
export const scriptPage = (page: Document): ScriptPage => {
	const nonce = page.currentScript?.nonce ?? '';

	const scriptElement = (id: string): HTMLScriptElement => {
		const script = page.createElement('script');
		script.id = id;
		script.nonce = nonce;
		return script;
	};

	const fetchScript = (src: string, rel: string, priority: 'low' | 'auto' = 'auto'): void => {
		const link = page.createElement('link');
		link.rel = rel;
		link.as = 'script';
		link.fetchPriority = priority;
		link.href = src;
		page.head.append(link);
	};

	return {
		has: (id) => page.getElementById(id) !== null,
		preload(src) {
			// A failed preload makes the first script with its URL fail too, even long after the network is back.
			if (navigator.onLine) {
				fetchScript(src, 'preload');
			}
		},
		prefetch(src) {
			// Browsers warn about a preload that is not used within seconds; Safari supports nothing else. A prefetched
			// script is cached if the server sends its modification date, as all servers do except PHP's built-in one.
			const { relList } = page.createElement('link');
			fetchScript(src, relList.supports('prefetch') ? 'prefetch' : 'preload', 'low');
		},
		run: (src, id) =>
			new Promise((resolve, reject) => {
				const script = scriptElement(id);
				script.addEventListener('load', () => {
					resolve();
				});
				script.addEventListener('error', () => {
					script.remove();
					reject(new Error(`Not loaded: ${src}`));
				});
				script.src = src;
				page.head.append(script);
			}),
		runInline(code, id) {
			const script = scriptElement(id);
			script.textContent = code;
			page.head.append(script);
		},
		style: (href, id) =>
			new Promise((resolve) => {
				const link = page.createElement('link');
				link.id = id;
				link.rel = 'stylesheet';
				link.onload = link.onerror = () => {
					resolve();
				};
				link.href = href;
				page.head.append(link);
			}),
	};
};
