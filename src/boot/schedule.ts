/** Events of the browser on which islands hydrate, and what is fetched ahead of them. */
import { isObject } from '../domain/support/unknown';
import type { Schedule } from '../islands';
import { onFirst } from '../site/on-first';
import { storefrontIslands } from './data';
import type { BootData } from './data';
import type { ScriptPage } from './scripts';

/** Calls back once, when the browser is idle. */
export type WhenIdle = (callback: () => unknown) => void;

/** Waits for the event on which an island hydrates by itself; `intent`, the default, has none, and
 * `activity` none once boot listens: until then the script `wake` has left word. */
export const waitFor = (
	schedule: Schedule | undefined,
	whenIdle: WhenIdle,
	callback: () => void,
): void => {
	if (schedule === 'now' || (schedule === 'activity' && storefrontIslands.isAwake)) {
		callback();
	} else if (schedule === 'idle') {
		whenIdle(callback);
	}
};

/** Milliseconds after which an island hydrates on a page that is never idle. */
const IDLE_AT_LATEST = 2000;

export const createWhenIdle =
	(window: Window & typeof globalThis): WhenIdle =>
	(callback) => {
		// Safari has no requestIdleCallback.
		if ('requestIdleCallback' in window) {
			window.requestIdleCallback(callback, { timeout: IDLE_AT_LATEST });
		} else {
			setTimeout(callback, 200);
		}
	};

/** Calls back once somebody sees the page: browsers prerender pages that may never be opened. */
export const onceShown = (page: Document, callback: () => void): void => {
	if (Reflect.get(page, 'prerendering') === true) {
		page.addEventListener('prerenderingchange', callback, { once: true });
	} else {
		callback();
	}
};

/** Events that show that a visitor is present. */
const VISITOR_EVENTS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Calls the callback once, on the visitor's first input: a page opened in the background loads nothing. */
export const onFirstActivity = (window: Window, callback: () => void): void => {
	onFirst(window, VISITOR_EVENTS, callback);
};

/** True if prefetching costs this visitor little. Browsers that do not report their connection count as fast. */
export const isFastConnection = (navigator: object): boolean => {
	const connection: unknown = Reflect.get(navigator, 'connection');
	return !isObject(connection) || (!connection.saveData && connection.effectiveType === '4g');
};

/**
 * Makes the browser fetch the scripts of these islands without running them, each when it is idle: starting one takes a
 * phone more than a millisecond.
 */
export const fetchAhead = (
	names: readonly string[],
	{ needs, scripts }: BootData,
	page: Pick<ScriptPage, 'has' | 'prefetch'>,
	whenIdle: WhenIdle,
): void => {
	for (const handle of new Set(names.flatMap((name) => needs[name] ?? []))) {
		whenIdle(() => {
			const src = scripts[handle]?.src;
			if (src && !page.has(`${handle}-js`)) {
				page.prefetch(src);
			}
		});
	}
};
