/** Opens and closes a popup: waits while something blocks it, checks its conditions, and records its showings. */
import { readConditions, mayOpen } from '../../domain/site/popups/conditions';
import type { Visitor } from '../../domain/site/popups/conditions';
import {
	readShowings,
	withClosing,
	withOpening,
	readVisits,
} from '../../domain/site/popups/visits';
import type { Showings } from '../../domain/site/popups/visits';
import { readStored, writeStored, VISITS, parseSettings } from '../popup-memory';
import type { PopupStorage } from '../popup-memory';
import { showPopup } from './show';

/** Other dialogs, and the checkout: a popup over it could prevent orders. */
const BLOCKERS = 'dialog[open],[aria-modal="true"],[data-island="checkout"]';
const FIELDS = 'input,select,textarea,[contenteditable]';

/** True if a dialog is open or the page contains the checkout. */
const isBlocked = (document: Document): boolean =>
	[...document.querySelectorAll(BLOCKERS)].some((element) => element.getClientRects().length > 0);

/**
 * True if a popup must wait: while another dialog is open, on the checkout page, or while the tab is hidden. A popup
 * that was not requested also waits while a field has the focus.
 */
const isBusy = (document: Document, isRequested: boolean): boolean =>
	document.hidden ||
	isBlocked(document) ||
	(!isRequested && document.activeElement?.matches(FIELDS) === true);

/** Interval in milliseconds at which a waiting popup checks again if it may open. */
const RETRY_INTERVAL = 250;

/** Requested popups that are waiting: those opened by triggers wait until they have been shown. */
const requested = new Set<HTMLDialogElement>();

/** Cause of opening: a trigger, a trigger that is a click, or a request, which bypasses the conditions. */
export type OpenReason = 'trigger' | 'click' | 'request';

const visitorOf = ({ document, location, navigator, innerWidth, matchMedia }: Window): Visitor => ({
	now: Date.now(),
	referrer: document.referrer,
	host: location.host,
	width: innerWidth,
	isCoarse: matchMedia('(pointer: coarse)').matches,
	userAgent: navigator.userAgent,
});

/** Controller of one popup. */
export interface PopupOpener {
	/** Opens it as soon as nothing blocks it, provided that its conditions are met at that time. */
	open(reason: OpenReason): Promise<void>;
	isOpen(): boolean;
	/** Closes it if it is open. */
	close(never: boolean): void;
}

/**
 * @param dialog Element of the popup, as PHP printed it.
 * @param storage Storage for the popup's showings.
 */
export const createOpener = (dialog: HTMLDialogElement, storage: PopupStorage): PopupOpener => {
	const { popupId = '' } = dialog.dataset;
	const conditions = readConditions(parseSettings(dialog));
	/** Cause for which it is waiting; null if it is not. */
	let pendingReason: OpenReason | null = null;
	let closeOpen: ((never: boolean) => void) | null = null;
	/** Triggers open it only once per page. */
	let hasOpened = false;

	const showings = (): Showings => readShowings(readStored(storage, popupId), Date.now());

	// Stored times in the future, left by a clock that was set back, are replaced by the current time.
	writeStored(storage, popupId, showings());

	const mayOpenNow = (reason: OpenReason): boolean => {
		const shown = showings();
		return reason === 'request'
			? !shown.never
			: !hasOpened &&
					mayOpen(conditions, {
						showings: shown,
						visits: readVisits(readStored(storage, VISITS), Date.now()),
						visitor: visitorOf(window),
					});
	};

	const closed = (never: boolean): void => {
		writeStored(storage, popupId, withClosing(showings(), Date.now(), never));
		closeOpen = null;
	};

	return {
		async open(reason) {
			if (reason === 'request') {
				requested.add(dialog);
			}
			if (pendingReason !== null) {
				// The waiting call opens it; a request removes the need to meet the conditions.
				pendingReason = pendingReason && reason === 'request' ? reason : pendingReason;
				return;
			}
			pendingReason = reason;
			while (mayOpenNow(pendingReason)) {
				const isNext = pendingReason === 'request' || requested.size === 0;
				if (isNext && !isBusy(document, pendingReason !== 'trigger')) {
					const isStored = writeStored(storage, popupId, withOpening(showings(), Date.now()));
					// If showings cannot be counted, triggers must not open it, as they could do so without limit.
					if (isStored || pendingReason === 'request') {
						hasOpened = true;
						closeOpen = showPopup(dialog, pendingReason !== 'trigger', closed);
					}
					break;
				}
				await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL));
			}
			pendingReason = null;
			requested.delete(dialog);
		},
		isOpen: () => dialog.open,
		close(never) {
			closeOpen?.(never);
		},
	};
};
