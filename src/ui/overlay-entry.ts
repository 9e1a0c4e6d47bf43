import { readRecord } from '../domain/read-unknown';

/** The entry of the browser's history that an open overlay stands on, so that Back closes it instead of leaving the page. */
export interface OverlayEntry {
	/**
	 * Makes it.
	 *
	 * @param left   Called when Back has passed it, also after the page was left and restored.
	 * @param signal Ends that.
	 */
	add(left: () => void, signal: AbortSignal): void;
	/** Goes back to where it was opened; false where the browser does not go: it stands elsewhere, or is on its way. */
	goBack(): boolean;
	/** Makes an ordinary entry of it: Back is then pressed once more. */
	give(): void;
}

/** @param mark Its own: one overlay may be open over another, and Back closes the upper one. */
export const overlayEntry = (mark: string): OverlayEntry => {
	let isGoingBack = false;
	const isCurrent = (): boolean => readRecord(window.history.state)[mark] === true;
	return {
		add(left, signal) {
			isGoingBack = false;
			window.history.pushState({ [mark]: true }, '');
			const tell = (): void => {
				if (!isCurrent()) {
					left();
				}
			};
			window.addEventListener('popstate', tell, { signal });
			window.addEventListener('pageshow', tell, { signal });
		},
		goBack() {
			// Going back takes a moment. Asked for twice, it would leave the page.
			if (!isCurrent() || isGoingBack) {
				return false;
			}
			isGoingBack = true;
			window.history.back();
			return true;
		},
		give() {
			window.history.replaceState(null, '');
		},
	};
};
