/** Behaviour of an open popup: modal over the page, or beside the page. */
export interface PopupPresentation {
	show(): void;
	/** Requests closing, which may be asynchronous. */
	close(): void;
	/** Cleans up after the popup was closed in any way. */
	closed(): void;
	/** Handles a click in the popup that is not on a close button. */
	clicked(event: MouseEvent): void;
}
