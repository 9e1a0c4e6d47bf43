/**
 * Defines matchMedia, which jsdom lacks and WordPress's components use to read the screen width. No media query
 * matches.
 */
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
