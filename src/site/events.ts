/**
 * Events by which separately loaded scripts communicate: on links, for clicks, and on the document's body, about
 * popups.
 */

/** An action link was clicked; handled by the script `action-links`. */
export const RUN_ACTION = 'storefront-islands-run-action';
/** An image or video link was clicked; handled by the script `lightbox`. */
export const OPEN_LIGHTBOX = 'storefront-islands-open-lightbox';

/**
 * Dispatches the event on a link, by which boot passes a click to a script that is loaded separately. It bubbles and
 * has no detail: the handler reads the link itself and calls preventDefault(). Returns true if it was handled.
 */
export const dispatchLinkEvent = (type: string, link: Element): boolean =>
	!link.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/**
 * Events on the document's body by which separately loaded scripts communicate about popups. Boot loads the script
 * `popups` before it dispatches an event for an action link; other scripts may dispatch events once the popups are on
 * the page.
 */
export const OPEN_POPUP = 'storefront-islands-open-popup';
export const CLOSE_POPUP = 'storefront-islands-close-popup';
/** Dispatched on the body by the script `popups` for the script `popup-dialog`. */
export const SHOW_POPUP = 'storefront-islands-show-popup';
/** Dispatched on a popup's element; they bubble, so that a shop's own scripts can count them. */
export const POPUP_OPENED = 'storefront-islands-popup-opened';
export const POPUP_CLOSED = 'storefront-islands-popup-closed';

/** Detail of OPEN_POPUP. */
export interface OpenPopupRequest {
	/** Id of the popup: data-popup-id of its element. */
	readonly id: string;
	/** True if an open popup is closed by the event (settings of the page builder's action). */
	readonly toggle: boolean;
}

/**
 * Detail of SHOW_POPUP if a trigger has fired; for a request, which bypasses the conditions, it is an OpenPopupRequest.
 */
export interface ShowPopupRequest {
	readonly id: string;
	/** `click`: the visitor clicked on the trigger's element, so the popup receives the focus in every layout. */
	readonly by: 'trigger' | 'click';
}

/** Detail of CLOSE_POPUP, which closes the open popup, and of POPUP_CLOSED. */
export interface ClosePopupRequest {
	/** docs/behaviour.md#popups: the popup is never shown again in this browser. */
	readonly doNotShowAgain: boolean;
}
