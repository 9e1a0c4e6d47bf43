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

	return {
		has: (id) => page.getElementById(id) !== null,
		preload(src, priority) {
			const link = page.createElement('link');
			link.rel = 'preload';
			link.as = 'script';
			if (priority) {
				link.fetchPriority = priority;
			}
			link.href = src;
			page.head.append(link);
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
	};
};
