/** URL and history of the page, injected for tests. */
export interface AddressBar {
	/** Current URL, absolute. */
	url(): string;
	/** URL for which the server rendered the page, to which printed data refers. */
	printedUrl(): string;
	/** Replaces the URL of the history entry, without a reload. */
	replace(url: string): void;
	/** Adds a history entry, without a reload. */
	push(url: string): void;
	/** Navigates to another page. */
	navigate(url: string): void;
	/** Reloads the page for the current URL. */
	reload(): void;
	/** Calls the listener for every change of the URL by another script or the browser, until the page is unloaded. */
	onChange(listener: () => void): void;
}

/**
 * The Navigation API is not yet in TypeScript's DOM types, nor in every browser: without it, replaceState calls of
 * other scripts are not noticed.
 */
const navigationOf = (page: Window): EventTarget | null => {
	const navigation: unknown = Reflect.get(page, 'navigation');
	return navigation instanceof EventTarget ? navigation : null;
};

export const createAddressBar = (page: Window): AddressBar => {
	const { history, location } = page;
	return {
		url: () => location.href,
		printedUrl: () => page.performance.getEntriesByType('navigation')[0]?.name ?? location.href,
		// Other scripts keep data in the entry's state, which routers of themes read on Back.
		replace: (url) => history.replaceState(history.state, '', url),
		push: (url) => history.pushState(null, '', url),
		navigate: (url) => location.assign(url),
		reload: () => location.reload(),
		onChange: (listener) => {
			page.addEventListener('popstate', listener);
			// Fired when Back restores the page from the back/forward cache after a navigation.
			page.addEventListener('pageshow', listener);
			navigationOf(page)?.addEventListener('currententrychange', listener);
		},
	};
};
