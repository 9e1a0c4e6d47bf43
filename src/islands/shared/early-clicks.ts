/**
 * Clicks on buttons that came before React did. The block's inline script (Views\Cart\EarlyClicks) has kept them, as no
 * script of ours runs as early as the server's HTML can be clicked. Links and folded parts work without React.
 */
declare global {
	interface Window {
		/** The buttons in the order of the clicks; as long as it is there, clicks are kept. */
		storefrontEarlyClicks?: readonly HTMLElement[] | undefined;
	}
}

/**
 * The buttons that were clicked so far. From now on none is kept: to be called right before React takes over, which hears
 * every later click itself.
 */
export const takeEarlyClicks = (): readonly HTMLElement[] => {
	const clicked = window.storefrontEarlyClicks ?? [];
	window.storefrontEarlyClicks = undefined;
	return clicked;
};

/** Clicks again, in order; each when what the one before did is drawn, so that two clicks on "plus" add two. */
export const repeatClicks = async (buttons: readonly HTMLElement[]): Promise<void> => {
	for (const button of buttons) {
		// A line that is gone takes its buttons with it.
		if (button.isConnected) {
			button.click();
		}
		// React draws what a click did in a microtask of its own.
		await Promise.resolve();
	}
};
