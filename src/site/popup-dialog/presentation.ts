import { lockScroll, overlayEntry } from '../../ui/overlay/overlay';
import { linkTargetOf } from './links';

/** Behaviour of an open popup: modal over the page, or beside the page. */
interface PopupPresentation {
	show(): void;
	/** Requests closing, which may be asynchronous. */
	close(): void;
	/** Cleans up after the popup was closed in any way. */
	closed(): void;
	/** Handles a click in the popup that is not on a close button. */
	clicked(event: MouseEvent): void;
}

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
	// The style sheet keeps this much of the window free of what gets the focus, and adds it to the page's end.
	const height = new ResizeObserver(() => {
		document.documentElement.style.setProperty(
			'--storefront-popup-height',
			`${String(dialog.offsetHeight)}px`,
		);
	});
	return {
		show() {
			height.observe(dialog);
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
			height.disconnect();
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

/**
 * Presence of a popup in the centre, as a modal dialog: the browser traps the focus and restores it, and Back closes
 * the popup.
 *
 * @param shut   Closes the popup.
 * @param signal Aborted when the popup is closed.
 */
export const overPage = (
	dialog: HTMLDialogElement,
	shut: () => void,
	signal: AbortSignal,
): PopupPresentation => {
	const { popupHolds, popupBackdrop } = dialog.dataset;
	// Differs from the drawers' history mark, as a drawer may open over a popup.
	const entry = overlayEntry('storefrontPopup');
	let unlock = (): void => undefined;
	let pressed: EventTarget | null = null;

	const close = (): void => {
		// Goes back first and closes the popup when the history entry is gone, so that Back can be pressed, or another
		// popup opened, as soon as it is closed.
		if (!entry.goBack()) {
			shut();
		}
	};

	return {
		show() {
			// A text selection may end on the backdrop; only presses that started there close the popup.
			dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
			// Escape and the system's own gestures for closing dialogs.
			dialog.addEventListener(
				'cancel',
				(event) => {
					event.preventDefault();
					close();
				},
				{ signal },
			);
			entry.add(shut, signal);
			if (popupHolds !== undefined) {
				unlock = lockScroll(document);
			}
			dialog.showModal();
		},
		close,
		closed() {
			unlock();
			// Browsers close a dialog without a cancelable event if there was no interaction with it since the last
			// one.
			entry.goBack();
		},
		clicked(event) {
			if (event.target === dialog) {
				if (pressed === dialog && popupBackdrop !== undefined) {
					close();
				}
				return;
			}
			const target = linkTargetOf(event, dialog);
			switch (target.to) {
				case 'page':
					entry.release();
					shut();
					return;
				case 'inside':
					// Avoids a history entry of its own, on top of the popup's.
					event.preventDefault();
					target.target.scrollIntoView();
					return;
				case 'elsewhere':
					// Replaces the popup's history entry, so that Back does not lead to the same page twice.
					event.preventDefault();
					window.location.replace(target.url);
					return;
				case 'nowhere':
			}
		},
	};
};
