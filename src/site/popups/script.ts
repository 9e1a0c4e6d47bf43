/**
 * Script `popups`: waits for the triggers of a page's popups. Boot loads it when the browser is idle, if the page has a
 * popup. Everything needed after a trigger has fired is in the script `popup-dialog`.
 */
import { readVisits, withView } from '../../domain/site/popups/visits';
import { OPEN_POPUP, SHOW_POPUP } from '../events';
import { readStored, writeStored, VISITS } from '../popup-memory';
import { watchPopup } from './listen';

const storage = (): Storage => localStorage;

const show = async (detail: unknown): Promise<void> => {
	await window.storefrontIslands?.load?.('popup-dialog');
	document.body.dispatchEvent(new CustomEvent(SHOW_POPUP, { detail }));
};

document.body.addEventListener(OPEN_POPUP, (event) => {
	if (event instanceof CustomEvent) {
		void show(event.detail);
	}
});

const now = Date.now();
// Without storage, limits could not be enforced and "never again" would be ignored, so no popup opens by itself.
if (writeStored(storage, VISITS, withView(readVisits(readStored(storage, VISITS), now), now))) {
	for (const dialog of document.getElementsByTagName('dialog')) {
		if (dialog.dataset.popup) {
			watchPopup(dialog, (request) => void show(request));
		}
	}
}
