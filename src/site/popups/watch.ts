import { readTriggers } from '../../domain/popups/trigger';
import { POPUP_OPENED, type ShowPopupRequest } from '../popup-events';
import { parseSettings } from '../popup-settings';
import { listenFor } from './listen';

/**
 * Requests a popup when one of its triggers fires. Once it has opened, its triggers are removed
 * (docs/behaviour.md#popups).
 */
export const watchPopup = (
	dialog: HTMLDialogElement,
	show: (request: ShowPopupRequest) => void,
): void => {
	const { popupId: id = '' } = dialog.dataset;
	const listening = new AbortController();
	dialog.addEventListener(POPUP_OPENED, () => listening.abort());
	for (const trigger of readTriggers(parseSettings(dialog))) {
		try {
			listenFor(trigger, listening.signal, (by) => {
				if (!listening.signal.aborted) {
					show({ id, by });
				}
			});
		} catch {
			// Invalid selector.
		}
	}
};
