import { readConditions } from '../../domain/popups/condition';
import { mayOpen } from '../../domain/popups/may-open';
import {
	readShowings,
	withClosing,
	withOpening,
	type Showings,
} from '../../domain/popups/showings';
import { readVisits } from '../../domain/popups/visits';
import type { Visitor } from '../../domain/popups/visitor';
import { recall, remember, VISITS, type Memory } from '../popup-memory';
import { parseSettings } from '../popup-settings';
import { isBusy } from './busy';
import { showPopup } from './show';

/** Interval in milliseconds at which a waiting popup checks again if it may open. */
const LOOK_AGAIN = 250;

/** Requested popups that are waiting: those opened by triggers wait until they have been shown. */
const requested = new Set<HTMLDialogElement>();

/** Cause of opening: a trigger, a trigger that is a click, or a request, which bypasses the conditions. */
export type Reason = 'trigger' | 'click' | 'request';

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
	open(reason: Reason): Promise<void>;
	isOpen(): boolean;
	/** Closes it if it is open. */
	close(never: boolean): void;
}

/**
 * @param dialog Element of the popup, as PHP printed it.
 * @param memory Storage for the popup's showings.
 */
export const createOpener = (dialog: HTMLDialogElement, memory: Memory): PopupOpener => {
	const { popupId = '' } = dialog.dataset;
	const conditions = readConditions(parseSettings(dialog));
	/** Cause for which it is waiting; null if it is not. */
	let wanted: Reason | null = null;
	let closeOpen: ((never: boolean) => void) | null = null;
	/** Triggers open it only once per page. */
	let hasOpened = false;

	const showings = (): Showings => readShowings(recall(memory, popupId), Date.now());

	// Stored times in the future, left by a clock that was set back, are replaced by the current time.
	remember(memory, popupId, showings());

	const mayOpenNow = (reason: Reason): boolean => {
		const shown = showings();
		return reason === 'request'
			? !shown.never
			: !hasOpened &&
					mayOpen(conditions, {
						showings: shown,
						visits: readVisits(recall(memory, VISITS), Date.now()),
						visitor: visitorOf(window),
					});
	};

	const closed = (never: boolean): void => {
		remember(memory, popupId, withClosing(showings(), Date.now(), never));
		closeOpen = null;
	};

	return {
		async open(reason) {
			if (reason === 'request') {
				requested.add(dialog);
			}
			if (wanted !== null) {
				// The waiting call opens it; a request removes the need to meet the conditions.
				wanted = wanted && reason === 'request' ? reason : wanted;
				return;
			}
			wanted = reason;
			while (mayOpenNow(wanted)) {
				const hasTurn = wanted === 'request' || requested.size === 0;
				if (hasTurn && !isBusy(document, wanted !== 'trigger')) {
					const isKept = remember(memory, popupId, withOpening(showings(), Date.now()));
					// If showings cannot be counted, triggers must not open it, as they could do so without limit.
					if (isKept || wanted === 'request') {
						hasOpened = true;
						closeOpen = showPopup(dialog, wanted !== 'trigger', closed);
					}
					break;
				}
				await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
			}
			wanted = null;
			requested.delete(dialog);
		},
		isOpen: () => dialog.open,
		close(never) {
			closeOpen?.(never);
		},
	};
};
