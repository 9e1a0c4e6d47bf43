import type { Presence } from './presence';

/** Says it to people who do not see it, where the focus does not go there. */
const announce = (text: string | null): void => {
	const status = document.querySelector('.storefront-popup-status');
	if (status) {
		status.textContent = text;
	}
};

/**
 * In the corner, or as a bar: the page stays usable, Back leaves it.
 *
 * @param takesFocus Whether the visitor asked for it. What comes by itself takes the focus from nobody.
 * @param shut       Closes it.
 */
export const besidePage = (
	dialog: HTMLDialogElement,
	takesFocus: boolean,
	shut: () => void,
): Presence => {
	const focusedBefore = document.activeElement;
	return {
		show() {
			if (takesFocus) {
				dialog.show();
			} else {
				// show() would take the focus.
				dialog.setAttribute('open', '');
				announce(dialog.getAttribute('aria-label'));
			}
		},
		close: shut,
		closed() {
			announce('');
			// The browser gives back the focus that it took, not the one that a visitor has moved into it.
			if (focusedBefore instanceof HTMLElement && document.activeElement === document.body) {
				focusedBefore.focus();
			}
		},
		clicked() {
			// Links lead where they lead.
		},
	};
};
