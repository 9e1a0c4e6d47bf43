/** Other dialogs, and the checkout: a popup over it would cost orders. */
const IN_THE_WAY = 'dialog[open],[aria-modal="true"],[data-island="checkout"]';
const FIELDS = 'input,select,textarea,[contenteditable]';

/** Whether a dialog is open, or the page holds the checkout. */
const isTaken = (document: Document): boolean =>
	[...document.querySelectorAll(IN_THE_WAY)].some((element) => element.getClientRects().length > 0);

/**
 * Whether a popup has to wait: nothing opens over another dialog or the checkout, nor where nobody looks. One that nobody asked for
 * does not take the focus from a field either.
 */
export const isBusy = (document: Document, isAskedFor: boolean): boolean =>
	document.hidden ||
	isTaken(document) ||
	(!isAskedFor && document.activeElement?.matches(FIELDS) === true);
