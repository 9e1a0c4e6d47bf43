/**
 * How scripts that load apart speak of popups: events on the document's body. Boot loads the script "popups" before an event is
 * dispatched for an action link; anyone else may dispatch them once a page's popups are there.
 */
export const OPEN_POPUP = 'storefront-islands-open-popup';
export const CLOSE_POPUP = 'storefront-islands-close-popup';

/** Detail of OPEN_POPUP. */
export interface OpenPopupRequest {
	/** The popup's id: data-popup-id of its element. */
	readonly id: string;
	/** Whether an open one is closed by it (settings of the page builder's action). */
	readonly toggle: boolean;
}

/** Detail of CLOSE_POPUP: the popup around the event's origin, else the last one opened. */
export interface ClosePopupRequest {
	/** Spec section 4: it is never shown again to this browser. */
	readonly doNotShowAgain: boolean;
}
