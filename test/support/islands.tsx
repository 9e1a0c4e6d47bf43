/** Islands with an in-memory shop, for tests. */
import { createElement } from '@wordpress/element';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { decodeSettings } from '../../src/api';
import type { Registry } from '../../src/stores/shared/registry';
import type { CartJson } from '../fixtures/builders';
import { aPage } from './stores';

const page = (permalink: string) => ({ id: 1, title: permalink, permalink });

/** Returns settings of a shop; a test overrides what it depends on. */
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

/** Renders an island with the stores of a registry. */
export const renderProvided = (island: ReactElement, registry: Registry) => {
	// Needed for the type only: the stores' registry overrides everything in it.
	const provided = Object.assign(createRegistry(), registry);
	const view = render(<RegistryProvider value={provided}>{island}</RegistryProvider>);
	return { view, user: userEvent.setup() };
};

/** Renders an island on a page of a shop with the given cart. With `seed: null` the page does not contain the cart. */
export const renderIsland = (
	island: ReactElement,
	cart: CartJson,
	overrides: Parameters<typeof aPage>[1] = {},
) => {
	const stores = aPage(cart, overrides);
	return { ...stores, ...renderProvided(island, stores.registry) };
};

/** Returns the closest ancestor that matches the selector; fails if there is none. */
export const around = <Found extends HTMLElement>(element: Element, selector: string): Found => {
	const found = element.closest<Found>(selector);
	if (found === null) {
		throw new Error(`Nothing around the element is ${selector}.`);
	}
	return found;
};

/** jsdom toggles details elements without dispatching the toggle event. */
export const unfold = (summary: string) => {
	const details = around<HTMLDetailsElement>(screen.getByText(summary), 'details');
	act(() => {
		details.open = true;
		details.dispatchEvent(new Event('toggle'));
	});
};
