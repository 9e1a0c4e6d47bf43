import { lockScroll } from '../../ui/lock-scroll';
import { POPUP_CLOSED, POPUP_OPENED, type ClosePopupRequest } from '../popup-events';
import { historyEntry } from './history-entry';
import { wayOf } from './links';

/** Says it to people who do not see it, where the focus does not go there. */
const announce = (text: string | null): void => {
	const status = document.querySelector('.storefront-popup-status');
	if (status) {
		status.textContent = text;
	}
};

/**
 * Opens a popup that nothing is in the way of. In the middle it holds the page: the browser keeps the focus inside and gives it back,
 * Back and Escape close it. In the corner and as a bar it leaves the page usable, and takes the focus only where it was asked for.
 *
 * @returns How to close it, perhaps for good.
 */
export const showPopup = (
	dialog: HTMLDialogElement,
	takesFocus: boolean,
	onClosed: (never: boolean) => void,
): ((never: boolean) => void) => {
	const { popupModal, popupHolds, popupBackdrop } = dialog.dataset;
	const isModal = popupModal !== undefined;
	const focusedBefore = document.activeElement;
	const open = new AbortController();
	const listening = { signal: open.signal };
	let unlock = (): void => undefined;
	let isForGood = false;
	let isGoingBack = false;
	let pressed: EventTarget | null = null;

	const close = (never: boolean): void => {
		isForGood ||= never;
		// Going back takes a moment, and closes it. Asked for twice, it would leave the page.
		if (historyEntry.isCurrent() && !isGoingBack) {
			isGoingBack = true;
			window.history.back();
		} else {
			dialog.close();
		}
	};

	const left = (): void => {
		if (!historyEntry.isCurrent()) {
			dialog.close();
		}
	};

	const clicked = (event: MouseEvent): void => {
		const { target } = event;
		const control = target instanceof Element ? target.closest('[data-popup-close]') : null;
		if (control) {
			close(control.getAttribute('data-popup-close') === 'never');
		} else if (target === dialog && pressed === dialog && popupBackdrop !== undefined) {
			close(false);
		} else if (isModal) {
			const way = wayOf(event, dialog);
			if (way.to === 'page') {
				historyEntry.give();
				dialog.close();
			} else if (way.to === 'elsewhere') {
				// In place of the popup's entry, so that Back leads to the page and not to the page twice.
				event.preventDefault();
				window.location.replace(way.url);
			}
		}
	};

	const closed = (): void => {
		open.abort();
		unlock();
		if (isModal && historyEntry.isCurrent() && !isGoingBack) {
			window.history.back();
		}
		announce('');
		// The browser gives the focus back where it took it.
		if (focusedBefore instanceof HTMLElement && document.activeElement === document.body) {
			focusedBefore.focus();
		}
		onClosed(isForGood);
		const detail: ClosePopupRequest = { doNotShowAgain: isForGood };
		dialog.dispatchEvent(new CustomEvent(POPUP_CLOSED, { bubbles: true, detail }));
	};

	// A text that is marked may end on the backdrop; it was not the backdrop that was pressed.
	dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), listening);
	dialog.addEventListener('click', clicked, listening);
	dialog.addEventListener('close', closed, listening);
	dialog.addEventListener(
		'keydown',
		(event) => {
			if (event.key === 'Escape' && !event.defaultPrevented) {
				event.preventDefault();
				close(false);
			}
		},
		listening,
	);
	if (isModal) {
		// The gestures by which systems close dialogs.
		dialog.addEventListener(
			'cancel',
			(event) => {
				event.preventDefault();
				close(false);
			},
			listening,
		);
		window.addEventListener('popstate', left, listening);
		window.addEventListener('pageshow', left, listening);
		historyEntry.add();
		unlock = popupHolds === undefined ? unlock : lockScroll(document);
		dialog.showModal();
	} else if (takesFocus) {
		dialog.show();
	} else {
		// show() would take the focus.
		dialog.setAttribute('open', '');
		announce(dialog.getAttribute('aria-label'));
	}
	dialog.dispatchEvent(new CustomEvent(POPUP_OPENED, { bubbles: true }));
	return close;
};
