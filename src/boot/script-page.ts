import type { ScriptPage } from './scripts';

/** Scripts of the real page. Those of a page with a content security policy by nonce carry boot's own. */
export const scriptPage = (page: Document): ScriptPage => {
	const nonce = page.currentScript?.nonce ?? '';

	const scriptElement = (id: string): HTMLScriptElement => {
		const script = page.createElement('script');
		script.id = id;
		script.nonce = nonce;
		return script;
	};

	const fetchEarly = (src: string, rel: 'preload' | 'prefetch'): void => {
		const link = page.createElement('link');
		link.rel = rel;
		link.as = 'script';
		link.href = src;
		page.head.append(link);
	};

	return {
		has: (id) => page.getElementById(id) !== null,
		preload: (src) => fetchEarly(src, 'preload'),
		prefetch: (src) => fetchEarly(src, 'prefetch'),
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
	};
};
