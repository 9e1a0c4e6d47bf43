/** Gives jsdom what it lacks: WordPress's controls ask for the width of the screen. No media query matches. */
export const installMatchMedia = (): void => {
	const noListeners = {
		addListener: () => undefined,
		removeListener: () => undefined,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	};
	Object.defineProperty(window, 'matchMedia', {
		configurable: true,
		value: () => ({ ...noListeners, matches: false }),
	});
};
