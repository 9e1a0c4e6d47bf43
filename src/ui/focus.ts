/** Moves the focus to an element. One that is not in the tab order becomes focusable by script, without entering it. */
export const moveFocus = (element: HTMLElement): void => {
	if (element.tabIndex < 0) {
		element.tabIndex = -1;
	}
	element.focus();
};
