/** How a popup is there while it is open: over the page, or beside what the visitor does. */
export interface Presence {
	show(): void;
	/** Asks for it to be closed; that may take a moment. */
	close(): void;
	/** Clears up after it was closed, in whatever way. */
	closed(): void;
	/** Something in it was clicked that does not close it. */
	clicked(event: MouseEvent): void;
}
