import { useRef } from '@wordpress/element';

/** Events of a page that may not come back. */
const LEFT = ['pagehide', 'visibilitychange'];

/**
 * Returns a function that runs a callback behind the next frame, so that what the visitor has done is shown before its
 * consequences are drawn; before the page is left or hidden at the latest. A later callback replaces one that is waiting.
 *
 * @param events Further types of events that it may not wait for.
 */
export const useBehindFrame = (
	events: readonly string[] = [],
): ((callback: () => void) => void) => {
	const waitingRef = useRef<(() => void) | null>(null);
	return (callback) => {
		const isFirst = waitingRef.current === null;
		waitingRef.current = callback;
		if (isFirst) {
			const stop = new AbortController();
			const run = (): void => {
				stop.abort();
				const latest = waitingRef.current;
				waitingRef.current = null;
				latest?.();
			};
			// Captured: before all other listeners, such as the page's own, which keeps changes for the next page.
			for (const type of [...LEFT, ...events]) {
				window.addEventListener(type, run, { capture: true, signal: stop.signal });
			}
			requestAnimationFrame(() => setTimeout(run));
		}
	};
};
