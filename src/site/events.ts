/**
 * How boot hands a link over to scripts that load apart: by an event on the link, which bubbles and says nothing. Whoever answers
 * reads the link itself, and calls preventDefault().
 */
/** An action link was clicked; the script "action-links" answers. */
export const RUN_ACTION = 'storefront-islands-run-action';
/** A link's picture or video is to be shown; the script "lightbox" answers. */
export const OPEN_LIGHTBOX = 'storefront-islands-open-lightbox';

/** Sends such an event. Tells whether somebody has answered. */
export const hand = (type: string, link: Element): boolean =>
	!link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
