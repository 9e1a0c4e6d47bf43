/** Other dialogs, and the checkout: a popup over it could prevent orders. */
const IN_THE_WAY = 'dialog[open],[aria-modal="true"],[data-island="checkout"]';
const FIELDS = 'input,select,textarea,[contenteditable]';

/** True if a dialog is open or the page contains the checkout. */
const isTaken = (document: Document): boolean =>
	[...document.querySelectorAll(IN_THE_WAY)].some((element) => element.getClientRects().length > 0);

/**
 * True if a popup must wait: while another dialog is open, on the checkout page, or while the tab is hidden. A popup
 * that was not requested also waits while a field has the focus.
 */
export const isBusy = (document: Document, isAskedFor: boolean): boolean =>
	document.hidden ||
	isTaken(document) ||
	(!isAskedFor && document.activeElement?.matches(FIELDS) === true);
