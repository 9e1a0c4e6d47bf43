import { onFirst } from '../site/on-first';
import type { BootData } from './data';
import type { ScriptPage } from './scripts';

/** Events that show that a visitor is present. */
const VISITOR_EVENTS = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Calls the callback once, on the visitor's first input: a page opened in the background loads nothing. */
export const onFirstActivity = (window: Window, callback: () => void): void => {
	onFirst(window, VISITOR_EVENTS, callback);
};

/** True if prefetching costs this visitor little. Browsers that do not report their connection count as fast. */
export const isFastConnection = (navigator: object): boolean => {
	const connection: unknown = Reflect.get(navigator, 'connection');
	if (typeof connection !== 'object' || connection === null) {
		return true;
	}
	return !Reflect.get(connection, 'saveData') && Reflect.get(connection, 'effectiveType') === '4g';
};

/** Makes the browser fetch the scripts of these islands without running them. */
export const fetchAhead = (
	names: readonly string[],
	{ needs, scripts }: BootData,
	page: Pick<ScriptPage, 'has' | 'prefetch'>,
): void => {
	const handles = new Set(names.flatMap((name) => needs[name] ?? []));
	for (const handle of handles) {
		const src = scripts[handle]?.src;
		if (src && !page.has(`${handle}-js`)) {
			page.prefetch(src);
		}
	}
};
