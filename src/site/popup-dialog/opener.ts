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

/** Milliseconds after which a popup that has to wait looks again. */
const LOOK_AGAIN = 250;

/** Popups of this page that somebody asked for and that wait: those that open by themselves let them go first. */
const requested = new Set<HTMLDialogElement>();

/** What wants a popup: one of its triggers, a click that is one, or somebody who does not care for its conditions. */
export type Reason = 'trigger' | 'click' | 'request';

const visitorOf = ({ document, location, navigator, innerWidth, matchMedia }: Window): Visitor => ({
	now: Date.now(),
	referrer: document.referrer,
	host: location.host,
	width: innerWidth,
	isCoarse: matchMedia('(pointer: coarse)').matches,
	userAgent: navigator.userAgent,
});

/** One popup of the page. */
export interface PopupOpener {
	/** Opens it as soon as nothing is in its way, if it may be opened then. */
	open(reason: Reason): Promise<void>;
	isOpen(): boolean;
	/** Closes it if it is open. */
	close(never: boolean): void;
}

/**
 * @param dialog The popup's element, as PHP printed it.
 * @param memory Where it is kept how often it was shown.
 */
export const createOpener = (dialog: HTMLDialogElement, memory: Memory): PopupOpener => {
	const { popupId = '' } = dialog.dataset;
	const conditions = readConditions(parseSettings(dialog));
	/** What it waits for; null where nothing wants it. */
	let wanted: Reason | null = null;
	let closeOpen: ((never: boolean) => void) | null = null;
	/** Triggers open it once a page. */
	let hasOpened = false;

	const showings = (): Showings => readShowings(recall(memory, popupId), Date.now());

	// Moments that a clock since set back has left in the future become this one.
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
				// What waits already opens it; whoever asks for it now need not wait for the conditions.
				wanted = wanted && reason === 'request' ? reason : wanted;
				return;
			}
			wanted = reason;
			while (mayOpenNow(wanted)) {
				const hasTurn = wanted === 'request' || requested.size === 0;
				if (hasTurn && !isBusy(document, wanted !== 'trigger')) {
					const isKept = remember(memory, popupId, withOpening(showings(), Date.now()));
					// What cannot be counted could be shown for ever.
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
