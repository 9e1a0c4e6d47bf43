import { lockScroll } from '../../ui/lock-scroll';
import { overlayEntry } from '../../ui/overlay-entry';
import { wayOf } from './links';
import type { Presence } from './presence';

/**
 * In the middle, over the page: the browser keeps the focus inside and gives it back, Back closes it.
 *
 * @param shut   Closes it.
 * @param signal Ends when it is closed.
 */
export const overPage = (
	dialog: HTMLDialogElement,
	shut: () => void,
	signal: AbortSignal,
): Presence => {
	const { popupHolds, popupBackdrop } = dialog.dataset;
	// Not the mark of the drawers: one may be open over a popup.
	const entry = overlayEntry('storefrontPopup');
	let unlock = (): void => undefined;
	let pressed: EventTarget | null = null;

	const close = (): void => {
		// Who sees it closed can go Back, or open another one, at once.
		if (!entry.goBack()) {
			shut();
		}
	};

	return {
		show() {
			// A text that is marked may end on the backdrop; it was not the backdrop that was pressed.
			dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
			// The gestures by which systems close dialogs.
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
			// Browsers close it without asking where nothing was done in it since they last asked.
			entry.goBack();
		},
		clicked(event) {
			if (event.target === dialog) {
				if (pressed === dialog && popupBackdrop !== undefined) {
					close();
				}
				return;
			}
			const way = wayOf(event, dialog);
			switch (way.to) {
				case 'page':
					entry.give();
					shut();
					return;
				case 'inside':
					// Without an entry of its own in the history, which the popup does not stand on.
					event.preventDefault();
					way.target.scrollIntoView();
					return;
				case 'elsewhere':
					// In place of the popup's entry, so that Back leads to the page and not to the page twice.
					event.preventDefault();
					window.location.replace(way.url);
					return;
				case 'nowhere':
			}
		},
	};
};
