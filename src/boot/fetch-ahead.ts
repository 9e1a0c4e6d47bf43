import { onFirst } from '../site/on-first';
import type { BootData } from './data';
import type { ScriptPage } from './scripts';

/** What a visitor does who is there. */
const LIFE = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

/** Calls back once, when the visitor does anything at all: a page that opened in the background stays as it is. */
export const onFirstLife = (window: Window, callback: () => void): void => {
	onFirst(window, LIFE, callback);
};

/** Whether bytes that may never be needed cost this visitor little. Browsers that do not say count as quick. */
export const isGenerous = (navigator: object): boolean => {
	const connection: unknown = Reflect.get(navigator, 'connection');
	if (typeof connection !== 'object' || connection === null) {
		return true;
	}
	return !Reflect.get(connection, 'saveData') && Reflect.get(connection, 'effectiveType') === '4g';
};

/** Lets the browser fetch what these islands need, without running any of it. */
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
