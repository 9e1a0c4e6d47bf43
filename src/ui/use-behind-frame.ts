import { useRef } from '@wordpress/element';

/**
 * Returns a function that runs a callback behind the next frame, so that what the visitor has pressed is shown before
 * its consequences are drawn; before the page is left at the latest. A later callback replaces one that is waiting.
 */
export const useBehindFrame = (): ((callback: () => void) => void) => {
	const waitingRef = useRef<(() => void) | null>(null);
	return (callback) => {
		const isFirst = waitingRef.current === null;
		waitingRef.current = callback;
		if (isFirst) {
			const run = (): void => {
				window.removeEventListener('pagehide', run, true);
				const latest = waitingRef.current;
				waitingRef.current = null;
				latest?.();
			};
			// Captured: before the page's own listener, which keeps changes for the next page.
			window.addEventListener('pagehide', run, true);
			requestAnimationFrame(() => setTimeout(run));
		}
	};
};
