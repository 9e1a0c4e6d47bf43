/**
 * Registry of address autocomplete providers, with the interface that WooCommerce documents for scripts of providers:
 * window.wc.addressAutocomplete.registerAddressAutocompleteProvider.
 */
(() => {
	const METHODS = ['canSearch', 'search', 'select'];
	const serverProviders = window.storefrontIslandsDemoAddressProviders ?? [];
	const providers = {};

	/** Tells the checkout's store, if it is there; else the checkout reads the registry when it starts. */
	const announce = (id) => {
		const store = window.wc.wcBlocksData?.checkoutStore;
		window.wp?.data?.dispatch(store)?.addAddressAutocompleteProvider(id);
	};

	const registerAddressAutocompleteProvider = (provider) => {
		const isUsable =
			serverProviders.some(({ id }) => id === provider?.id) &&
			METHODS.every((method) => typeof provider[method] === 'function') &&
			!providers[provider.id];
		if (isUsable) {
			providers[provider.id] = Object.freeze(provider);
			announce(provider.id);
		}
		return isUsable;
	};

	window.wc = window.wc ?? {};
	window.wc.addressAutocomplete = {
		providers,
		serverProviders,
		activeProvider: { billing: null, shipping: null },
		registerAddressAutocompleteProvider,
	};
})();
