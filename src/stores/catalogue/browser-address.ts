/** The page's address and its history, injected so that tests have pages of their own. */
export interface AddressBar {
	/** Of now, absolute. */
	url(): string;
	/** Of when the server made the page: what it printed is about that. */
	printedUrl(): string;
	/** Replaces the history entry, without a reload. */
	replace(url: string): void;
	/** Makes a history entry, without a reload. */
	push(url: string): void;
	/** Leaves for another page. */
	navigate(url: string): void;
	/** Makes the server render the page of the address of now. */
	reload(): void;
	/** Hears of every change of the address that is none of ours, until the page goes. */
	onChange(listener: () => void): void;
}

/** Not yet in TypeScript's DOM, nor in every browser: where it is missing, foreign replaceState calls go unheard. */
const navigationOf = (page: Window): EventTarget | null => {
	const navigation: unknown = Reflect.get(page, 'navigation');
	return navigation instanceof EventTarget ? navigation : null;
};

export const createAddressBar = (page: Window): AddressBar => {
	const { history, location } = page;
	return {
		url: () => location.href,
		printedUrl: () => page.performance.getEntriesByType('navigation')[0]?.name ?? location.href,
		// Others keep things in the entry's state; routers of themes read them on the way back.
		replace: (url) => history.replaceState(history.state, '', url),
		push: (url) => history.pushState(null, '', url),
		navigate: (url) => location.assign(url),
		reload: () => location.reload(),
		onChange: (listener) => {
			page.addEventListener('popstate', listener);
			// Kept as it was when a change led to the server's page, and Back leads here again.
			page.addEventListener('pageshow', listener);
			navigationOf(page)?.addEventListener('currententrychange', listener);
		},
	};
};
