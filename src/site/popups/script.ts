/**
 * The script "popups": waits for what opens a page's popups. Boot loads it where the page has one, when the browser is idle. All
 * that is to be known once a trigger has fired is in the script "popup-dialog".
 */
import { readVisits, withView } from '../../domain/popups/visits';
import { OPEN_POPUP, SHOW_POPUP } from '../popup-events';
import { recall, remember, VISITS } from '../popup-memory';
import { watchPopup } from './watch';

const memory = (): Storage => localStorage;

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
// Where nothing can be kept, no limit could be kept to, and nobody could say "never again": none opens by itself.
if (remember(memory, VISITS, withView(readVisits(recall(memory, VISITS), now), now))) {
	for (const dialog of document.getElementsByTagName('dialog')) {
		if (dialog.dataset.popup) {
			watchPopup(dialog, (request) => void show(request));
		}
	}
}
