/** Address autocomplete provider of another plugin, written for WooCommerce's checkout block. */
(() => {
	const ADDRESSES = {
		market: {
			label: '1 Market Street, San Francisco',
			address: {
				address_1: '1 Market Street',
				address_2: '',
				city: 'San Francisco',
				state: 'California',
				postcode: '94105',
				country: 'US',
			},
		},
		broadway: {
			label: '1500 Broadway, New York &amp; Co',
			address: {
				address_1: '1500 Broadway',
				address_2: 'Floor 3',
				city: 'New York',
				state: 'NY',
				postcode: '10036',
				country: 'US',
			},
		},
		oxford: {
			label: '10 Oxford Street, London',
			address: {
				address_1: '10 Oxford Street',
				city: 'London',
				postcode: 'W1D 1AN',
				country: 'GB',
			},
		},
		broken: { label: '1 Broken Street', address: null },
	};

	/** What tests see and steer: while `isHeld`, searches are answered by `held`. */
	const probe = { searches: [], held: [], isHeld: false };
	window.addressProbe = probe;

	const matching = (query) =>
		Object.entries(ADDRESSES)
			.filter(([, { label }]) => label.toLowerCase().includes(query.toLowerCase()))
			.map(([id, { label }]) => ({
				id,
				label,
				matchedSubstrings: [
					{ offset: label.toLowerCase().indexOf(query.toLowerCase()), length: query.length },
				],
			}));

	window.wc.addressAutocomplete.registerAddressAutocompleteProvider({
		id: 'probe',
		canSearch: (country) => country !== 'CA',
		search: (query, country, type) => {
			probe.searches.push([query, country, type]);
			return probe.isHeld
				? new Promise((resolve) => probe.held.push(() => resolve(matching(query))))
				: Promise.resolve(matching(query));
		},
		select: async (id) => {
			if (ADDRESSES[id].address === null) {
				throw new Error('The service does not respond.');
			}
			return ADDRESSES[id].address;
		},
	});
})();
