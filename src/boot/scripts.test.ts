import type { ScriptEntry } from './data';
import { createLoader, type ScriptPage } from './scripts';

/** Creates a page that records calls and lets the test decide when a script has run. */
const recordingPage = (present: readonly string[] = []) => {
	const log: string[] = [];
	const pending = new Map<
		string,
		{ resolve: (value?: unknown) => void; reject: (error: Error) => void }
	>();
	const page: ScriptPage = {
		has: (id) => present.includes(id),
		preload: (src) => log.push(`preload ${src}`),
		prefetch: (src) => log.push(`prefetch ${src}`),
		run: (src) =>
			new Promise((resolve, reject) => {
				log.push(`run ${src}`);
				pending.set(src, { resolve, reject });
			}),
		runInline: (code) => log.push(`inline ${code}`),
		style: (href) =>
			new Promise((resolve, reject) => {
				log.push(`style ${href}`);
				pending.set(href, { resolve, reject });
			}),
	};
	const settle = async (src: string, outcome: 'loaded' | 'failed'): Promise<void> => {
		const script = pending.get(src);
		pending.delete(src);
		if (outcome === 'loaded') {
			script?.resolve();
		} else {
			script?.reject(new Error(src));
		}
		// Enough turns of the event loop for the chain of promises.
		for (let turn = 0; turn < 10; turn++) {
			await Promise.resolve();
		}
	};
	const runs = () => log.filter((line) => !line.startsWith('preload'));
	return { page, log, runs, settle };
};

const scripts: Record<string, ScriptEntry> = {
	react: { src: 'react.js' },
	i18n: { src: 'i18n.js', before: 'before i18n', after: 'after i18n' },
	jquery: { src: '', after: 'noConflict' },
	cart: { src: 'cart.js' },
	mini: { src: 'mini.js' },
	lightbox: { src: 'lightbox.js', style: 'lightbox.css' },
};

test('runs scripts in order, each with its inline scripts around it, and downloads them in parallel', async () => {
	const { page, log, runs, settle } = recordingPage();
	const done = createLoader(page, jest.fn())(['react', 'i18n', 'jquery', 'cart'], scripts);

	expect(log.slice(0, 3)).toEqual(['preload react.js', 'preload i18n.js', 'preload cart.js']);
	expect(runs()).toEqual(['run react.js']);
	await settle('react.js', 'loaded');
	expect(runs().slice(1)).toEqual(['inline before i18n', 'run i18n.js']);
	await settle('i18n.js', 'loaded');
	expect(runs().slice(3)).toEqual(['inline after i18n', 'inline noConflict', 'run cart.js']);
	await settle('cart.js', 'loaded');
	await expect(done).resolves.toBeUndefined();
});

test('runs each script once a page, however many islands need it', async () => {
	const { page, log, runs, settle } = recordingPage();
	const load = createLoader(page, jest.fn());
	const cart = load(['react', 'cart'], scripts);
	const mini = load(['react', 'mini'], scripts);

	await settle('react.js', 'loaded');
	expect(runs()).toEqual(['run react.js', 'run cart.js', 'run mini.js']);
	await settle('mini.js', 'loaded');
	await mini;
	await settle('cart.js', 'loaded');
	await cart;
	await load(['react', 'cart', 'mini'], scripts);
	expect(runs()).toHaveLength(3);
	expect(log.filter((line) => line === 'preload react.js')).toHaveLength(1);
});

test('omits scripts already in the page', async () => {
	const { page, runs, settle } = recordingPage(['react-js']);
	const done = createLoader(page, jest.fn())(['react', 'cart'], scripts);
	await settle('', 'loaded');
	expect(runs()).toEqual(['run cart.js']);
	await settle('cart.js', 'loaded');
	await done;
});

test('runs nothing after a script that failed, and retries that one', async () => {
	const { page, runs, settle } = recordingPage();
	const load = createLoader(page, jest.fn());
	const first = load(['react', 'i18n', 'cart'], scripts);
	const failure = expect(first).rejects.toThrow('i18n.js');
	await settle('react.js', 'loaded');
	await settle('i18n.js', 'failed');
	await failure;
	expect(runs()).toEqual(['run react.js', 'inline before i18n', 'run i18n.js']);

	const second = load(['react', 'i18n', 'cart'], scripts);
	await settle('', 'loaded');
	expect(runs().slice(3)).toEqual(['inline before i18n', 'run i18n.js']);
	await settle('i18n.js', 'loaded');
	await settle('cart.js', 'loaded');
	await second;
});

test('a script of another plugin that fails is reported, keeps no other from running, and is tried again', async () => {
	const { page, runs, settle } = recordingPage();
	const report = jest.fn();
	const load = createLoader(page, report);
	const optional: Record<string, ScriptEntry> = {
		...scripts,
		cod: { src: 'cod.js', optional: true },
	};
	const first = load(['cart', 'cod', 'mini'], optional);
	await settle('cart.js', 'loaded');
	await settle('cod.js', 'failed');
	await settle('mini.js', 'loaded');
	await first;
	expect(report).toHaveBeenCalledTimes(1);
	void load(['cart', 'cod', 'mini'], optional);
	await settle('', 'loaded');
	expect(runs()).toEqual(['run cart.js', 'run cod.js', 'run mini.js', 'run cod.js']);
});

test("loads a script's stylesheet and waits for it", async () => {
	const { page, runs, settle } = recordingPage();
	let isDone = false;
	const done = createLoader(page, jest.fn())(['lightbox'], scripts).then(() => {
		isDone = true;
	});
	expect(runs()).toEqual(['style lightbox.css', 'run lightbox.js']);
	await settle('lightbox.js', 'loaded');
	expect(isDone).toBe(false);
	await settle('lightbox.css', 'loaded');
	await done;
});

test('does not load a stylesheet that the page already has', async () => {
	const { page, runs } = recordingPage(['lightbox-css']);
	void createLoader(page, jest.fn())(['lightbox'], scripts);
	expect(runs()).toEqual(['run lightbox.js']);
});
