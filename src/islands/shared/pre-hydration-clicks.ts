/**
 * Clicks on buttons before hydration. The block's inline script (Cart\View\PreHydrationClicks) has recorded them, as
 * no external script runs as early as the server's HTML can be clicked. Links and details elements work without React.
 */
import { pageGlobal } from '../../stores/shared/page-global';

declare global {
	interface StorefrontIslands {
		/** Clicked buttons in order; clicks are recorded as long as the array exists. */
		clicks?: readonly HTMLElement[] | undefined;
		/** Ends the wait for the checkout's scripts, and removes what was said about it (Checkout\View\LateScripts). */
		endWait?: () => void;
	}
}

/**
 * Returns the buttons clicked so far and stops recording. Must be called right before hydration, as React handles every
 * later click.
 */
export const takePreHydrationClicks = (): readonly HTMLElement[] => {
	const page = pageGlobal();
	const { clicks = [] } = page;
	page.clicks = undefined;
	page.endWait?.();
	clicks
		.filter((button) => button.getAttribute('aria-busy') === 'true')
		.forEach((button) => button.removeAttribute('aria-busy'));
	return clicks;
};

/** Repeats the clicks in order, each after the previous one has been rendered, so that two clicks on "plus" add two. */
export const repeatClicks = async (buttons: readonly HTMLElement[]): Promise<void> => {
	for (const button of buttons) {
		// A removed item's buttons are gone.
		if (button.isConnected) {
			button.click();
		}
		// React renders the result of a click in a separate microtask.
		await Promise.resolve();
	}
};
