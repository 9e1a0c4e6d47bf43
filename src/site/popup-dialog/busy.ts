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
export const isBusy = (document: Document, isRequested: boolean): boolean =>
	document.hidden ||
	isBlocked(document) ||
	(!isRequested && document.activeElement?.matches(FIELDS) === true);
