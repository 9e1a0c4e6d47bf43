/** Islands over a shop in memory, for tests. */
import { createElement } from '@wordpress/element';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { CartJson } from '../../../test/fixtures/builders';
import { decodeSettings } from '../../api';
import type { Registry } from '../../stores/registry';
import { aPage } from '../../stores/testing/stores';

const page = (permalink: string) => ({ id: 1, title: permalink, permalink });

/** A shop's settings; a test says what matters to it. */
export const someSettings = (overrides: Readonly<Record<string, unknown>> = {}) =>
	decodeSettings({
		homeUrl: '/',
		storePages: { shop: page('/shop/'), cart: page('/cart/'), checkout: page('/checkout/') },
		countries: { US: 'United States', DE: 'Germany' },
		states: { US: { CA: 'California', NY: 'New York' } },
		countryLocale: { DE: { state: { hidden: true } } },
		collectableMethodIds: ['pickup_location'],
		...overrides,
	});

/** Renders an island on the stores of a registry. */
export const renderProvided = (island: ReactElement, registry: Registry) => {
	// Only for its type: everything in it is the stores' own registry's.
	const provided = { ...createRegistry(), ...registry };
	const view = render(<RegistryProvider value={provided}>{island}</RegistryProvider>);
	return { view, user: userEvent.setup() };
};

/** Renders an island in a page whose shop holds this cart. `seed: null` is a page that does not know it yet. */
export const renderIsland = (
	island: ReactElement,
	cart: CartJson,
	overrides: Parameters<typeof aPage>[1] = {},
) => {
	const stores = aPage(cart, overrides);
	return { ...stores, ...renderProvided(island, stores.registry) };
};

/** The nearest element around this one that the selector names; fails where there is none. */
export const around = <Found extends HTMLElement>(element: Element, selector: string): Found => {
	const found = element.closest<Found>(selector);
	if (found === null) {
		throw new Error(`Nothing around the element is ${selector}.`);
	}
	return found;
};
