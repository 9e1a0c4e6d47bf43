/**
 * Events on links by which boot passes clicks to scripts that are loaded separately. They bubble and have no detail:
 * the handler reads the link itself and calls preventDefault().
 */
/** An action link was clicked; handled by the script `action-links`. */
export const RUN_ACTION = 'storefront-islands-run-action';
/** An image or video link was clicked; handled by the script `lightbox`. */
export const OPEN_LIGHTBOX = 'storefront-islands-open-lightbox';

/** Dispatches the event on a link. Returns true if it was handled. */
export const dispatchLinkEvent = (type: string, link: Element): boolean =>
	!link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
