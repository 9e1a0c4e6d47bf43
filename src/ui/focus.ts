import type { MouseEvent } from 'react';

/** Moves the focus to an element. One that is not in the tab order becomes focusable by script, without entering it. */
export const moveFocus = (element: HTMLElement): void => {
	if (element.tabIndex < 0) {
		element.tabIndex = -1;
	}
	element.focus();
};

/**
 * Handles a click on the summary of a details element: one that it unfolds gets the focus into its first field. At once,
 * as phones show their keyboard for a focus within the click only; not for what else unfolds it, such as a search in the
 * page. Before hydration Cart\View\PreHydrationClicks does the same.
 */
export const unfoldToField = (event: MouseEvent<HTMLElement>): void => {
	const details = event.currentTarget.closest('details');
	if (details?.open === false) {
		event.preventDefault();
		details.open = true;
		details.querySelector('input')?.focus();
	}
};
