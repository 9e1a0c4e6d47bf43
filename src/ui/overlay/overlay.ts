/** What dialogs over the page share: closing with Back, and a page that does not scroll behind them. */
import { readRecord } from '../../domain/support/unknown';

/** History entry of an open overlay, so that Back closes it instead of leaving the page. */
export interface OverlayEntry {
	/**
	 * Adds the entry.
	 *
	 * @param onPassed   Called when Back has left the entry, also after the page was left and restored.
	 * @param signal Stops listening when aborted.
	 */
	add(onPassed: () => void, signal: AbortSignal): void;
	/** Goes back to the previous entry; returns false if the entry is not the current one or going back is pending. */
	goBack(): boolean;
	/** Turns it into an ordinary entry, which Back passes without closing anything. */
	release(): void;
}

/**
 * @param mark Key in the history state, different for overlays that may be open over one another: Back closes the upper
 * one.
 */
export const overlayEntry = (mark: string): OverlayEntry => {
	let isGoingBack = false;
	const isCurrent = (): boolean => readRecord(window.history.state)[mark] === true;
	return {
		add(onPassed, signal) {
			isGoingBack = false;
			window.history.pushState({ [mark]: true }, '');
			const check = (): void => {
				if (!isCurrent()) {
					onPassed();
				}
			};
			window.addEventListener('popstate', check, { signal });
			window.addEventListener('pageshow', check, { signal });
		},
		goBack() {
			// history.back() is asynchronous: a second call would leave the page.
			if (!isCurrent() || isGoingBack) {
				return false;
			}
			isGoingBack = true;
			window.history.back();
			return true;
		},
		release() {
			window.history.replaceState(null, '');
		},
	};
};

/**
 * Prevents the page from scrolling behind a dialog, keeping the space of a classic scroll bar, so that nothing moves.
 * Returns a function that unlocks it.
 */
export const lockScroll = ({
	documentElement: page,
	defaultView: view,
}: Document): (() => void) => {
	const { overflow, scrollbarGutter } = page.style;
	if (view !== null && view.innerWidth > page.clientWidth) {
		page.style.scrollbarGutter = 'stable';
	}
	page.style.overflow = 'hidden';
	return () => {
		page.style.overflow = overflow;
		page.style.scrollbarGutter = scrollbarGutter;
	};
};
