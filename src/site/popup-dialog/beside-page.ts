import type { PopupPresentation } from './presence';

/** Announces the popup to screen readers if it does not receive the focus. */
const announce = (text: string | null): void => {
	const status = document.querySelector('.storefront-popup-status');
	if (status) {
		status.textContent = text;
	}
};

/**
 * Presence of a popup in the corner or as a bar: the page stays usable, and Back leaves it.
 *
 * @param takesFocus True if the visitor requested the popup. A popup opened by a trigger does not move the focus.
 * @param shut       Closes the popup.
 */
export const besidePage = (
	dialog: HTMLDialogElement,
	takesFocus: boolean,
	shut: () => void,
): PopupPresentation => {
	const focusedBefore = document.activeElement;
	return {
		show() {
			if (takesFocus) {
				dialog.show();
			} else {
				// show() would move the focus.
				dialog.setAttribute('open', '');
				announce(dialog.getAttribute('aria-label'));
			}
		},
		close: shut,
		closed() {
			announce('');
			// The browser restores the focus only if it has moved it itself.
			if (focusedBefore instanceof HTMLElement && document.activeElement === document.body) {
				focusedBefore.focus();
			}
		},
		clicked() {
			// Links navigate as usual.
		},
	};
};
