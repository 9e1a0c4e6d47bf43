/**
 * How scripts that load apart speak of popups: events on the document's body. Boot loads the script "popups" before an event is
 * dispatched for an action link; anyone else may dispatch them once a page's popups are there.
 */
export const OPEN_POPUP = 'storefront-islands-open-popup';
export const CLOSE_POPUP = 'storefront-islands-close-popup';
/** The script "popups" says it to the script "popup-dialog", on the body. */
export const SHOW_POPUP = 'storefront-islands-show-popup';
/** A popup's element says them; they bubble, so that a shop's own scripts may count them. */
export const POPUP_OPENED = 'storefront-islands-popup-opened';
export const POPUP_CLOSED = 'storefront-islands-popup-closed';

/** Detail of OPEN_POPUP. */
export interface OpenPopupRequest {
	/** The popup's id: data-popup-id of its element. */
	readonly id: string;
	/** Whether an open one is closed by it (settings of the page builder's action). */
	readonly toggle: boolean;
}

/** Detail of SHOW_POPUP where a trigger has fired; an OpenPopupRequest where somebody wants the popup whatever its conditions say. */
export interface ShowPopupRequest {
	readonly id: string;
	/** click: the visitor clicked on what opens it, so it takes the focus whatever it looks like. */
	readonly by: 'trigger' | 'click';
}

/** Detail of CLOSE_POPUP (the popup around the event's origin, else the last one opened) and of POPUP_CLOSED. */
export interface ClosePopupRequest {
	/** Spec section 4: it is never shown again to this browser. */
	readonly doNotShowAgain: boolean;
}
