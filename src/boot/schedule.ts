import type { Schedule } from '../islands/contract';

/** Events of the browser on which islands hydrate. Each calls back once. */
export interface Scheduler {
	visible(element: Element, callback: () => void): void;
	idle(callback: () => unknown): void;
}

/** Waits for the event on which an island hydrates by itself; `intent` has none. */
export const waitFor = (
	schedule: Schedule,
	element: Element,
	scheduler: Scheduler,
	callback: () => void,
): void => {
	switch (schedule) {
		case 'now':
			callback();
			return;
		case 'visible':
			scheduler.visible(element, callback);
			return;
		case 'idle':
			scheduler.idle(callback);
			return;
		case 'intent':
	}
};

/**
 * Distance from the viewport within which an island counts as visible: about as far as a quick scroll while scripts
 * load.
 */
const MARGIN = '200px';
/** Milliseconds after which an island hydrates on a page that is never idle. */
const IDLE_AT_LATEST = 2000;

export const browserScheduler = (window: Window & typeof globalThis): Scheduler => ({
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
