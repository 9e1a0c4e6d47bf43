/**
 * Script `popup-dialog`: decides if a popup may open, and opens and closes it. It is loaded when the first popup is to
 * be opened.
 */
import { readFlag, readRecord } from '../../domain/support/unknown';
import { CLOSE_POPUP, SHOW_POPUP } from '../events';
import { createOpener, type PopupOpener } from './opener';

const openers = new Map<unknown, PopupOpener>();

const openerOf = (id: unknown): PopupOpener | undefined => {
	const dialog = [...document.getElementsByTagName('dialog')].find(
		({ dataset }) => dataset.popup !== undefined && dataset.popupId === id,
	);
	if (dialog && !openers.has(id)) {
		openers.set(
			id,
			createOpener(dialog, () => localStorage),
		);
	}
	return openers.get(id);
};

const detailOf = (event: Event): ReturnType<typeof readRecord> =>
	readRecord(event instanceof CustomEvent ? event.detail : null);

/** At most one popup is open, as none opens over another. */
const closeOpen = (never: boolean): void => openers.forEach((opener) => opener.close(never));

document.body.addEventListener(SHOW_POPUP, (event) => {
	const { id, by, toggle } = detailOf(event);
	const opener = openerOf(id);
	if (by === 'trigger' || by === 'click') {
		void opener?.open(by);
	} else if (!opener?.isOpen()) {
		closeOpen(false);
		void opener?.open('request');
	} else if (readFlag(toggle)) {
		closeOpen(false);
	}
});

document.body.addEventListener(CLOSE_POPUP, (event) => {
	closeOpen(readFlag(detailOf(event).doNotShowAgain));
});
