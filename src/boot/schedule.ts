import type { Schedule } from '../islands/contract';

/** Moments that the browser tells. Each calls back once. */
export interface Moments {
	visible(element: Element, callback: () => void): void;
	idle(callback: () => unknown): void;
}

/** Waits for the moment at which an island wakes by itself; `intent` has none. */
export const waitFor = (
	schedule: Schedule,
	element: Element,
	moments: Moments,
	callback: () => void,
): void => {
	switch (schedule) {
		case 'now':
			callback();
			return;
		case 'visible':
			moments.visible(element, callback);
			return;
		case 'idle':
			moments.idle(callback);
			return;
		case 'intent':
	}
};

/** How far outside the window an island already counts as visible: what a quick scroll covers while scripts load. */
const MARGIN = '200px';
/** Milliseconds after which an island wakes on a page that never rests. */
const IDLE_AT_LATEST = 2000;

export const browserMoments = (window: Window & typeof globalThis): Moments => ({
	visible(element, callback) {
		const observer = new window.IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) {
					observer.disconnect();
					callback();
				}
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(element);
	},
	idle(callback) {
		// Safari has no requestIdleCallback.
		if ('requestIdleCallback' in window) {
			window.requestIdleCallback(callback, { timeout: IDLE_AT_LATEST });
		} else {
			setTimeout(callback, 200);
		}
	},
});
