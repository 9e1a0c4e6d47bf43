import { POPUP_CLOSED, POPUP_OPENED, type ClosePopupRequest } from '../events';
import { besidePage, overPage } from './presentation';

/**
 * Opens a popup that nothing blocks.
 *
 * @param takesFocus True if the visitor requested it.
 * @param onClosed   Called with true if it was closed for good.
 * @returns Function that closes the popup, optionally for good.
 */
export const showPopup = (
	dialog: HTMLDialogElement,
	takesFocus: boolean,
	onClosed: (forGood: boolean) => void,
): ((forGood: boolean) => void) => {
	const open = new AbortController();
	const { signal } = open;
	// Cleans up at once: browsers dispatch the close event later, when the popup may be open again.
	const shut = (): void => {
		dialog.close();
		closed();
	};
	const presentation =
		dialog.dataset.popupModal === undefined
			? besidePage(dialog, takesFocus, shut)
			: overPage(dialog, shut, signal);
	let isForGood = false;

	const close = (forGood: boolean): void => {
		isForGood ||= forGood;
		presentation.close();
	};

	/** Returns the element of an event; null if it is in a dialog over this one. */
	const ownTarget = ({ target }: Event): Element | null =>
		target instanceof Element && target.closest('dialog') === dialog ? target : null;

	const clicked = (event: MouseEvent): void => {
		const control = ownTarget(event)?.closest('[data-popup-close]');
		if (control) {
			close(control.getAttribute('data-popup-close') === 'never');
		} else if (ownTarget(event)) {
			presentation.clicked(event);
		}
	};

	const pressed = (event: KeyboardEvent): void => {
		// Content of the popup may have handled the key.
		if (event.key === 'Escape' && !event.defaultPrevented && ownTarget(event)) {
			event.preventDefault();
			close(false);
		}
	};

	const closed = (): void => {
		if (signal.aborted || dialog.open) {
			return;
		}
		open.abort();
		presentation.closed();
		onClosed(isForGood);
		const detail: ClosePopupRequest = { doNotShowAgain: isForGood };
		dialog.dispatchEvent(new CustomEvent(POPUP_CLOSED, { bubbles: true, detail }));
	};

	dialog.addEventListener('click', clicked, { signal });
	dialog.addEventListener('keydown', pressed, { signal });
	dialog.addEventListener('close', closed, { signal });
	presentation.show();
	dialog.dispatchEvent(new CustomEvent(POPUP_OPENED, { bubbles: true }));
	return close;
};
