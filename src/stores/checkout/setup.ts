import apiFetch from '@wordpress/api-fetch';
import { browserEnvironment, createAttemptRecord, deviceStorage } from '../../api';
import { createKey } from '../page/key';
import { createPageMethods } from '../payment/page-methods';
import type { PageContext } from '../setup';
import { ensureStores } from '../setup';
import { fieldLibraries } from '../validation/libraries';
import { createCheckout } from './create';
import type { CheckoutPage } from './page';

const start = (context: PageContext): CheckoutPage => {
	const stores = ensureStores(context);
	const environment = browserEnvironment();
	const { runner, ...parts } = createCheckout({
		registry: stores.registry,
		settings: stores.settings,
		cart: stores.printedCart,
		loadPlacing: async () => {
			const { createPlacing, createCheckoutPort } = await import(
				/* webpackChunkName: "placing" */ './placing'
			);
			const port = createCheckoutPort({ apiFetch, root: context.api.root, environment });
			return (dependencies) => createPlacing({ ...dependencies, port });
		},
		record: createAttemptRecord(),
		methods: createPageMethods(window),
		libraries: fieldLibraries,
		environment,
		storage: deviceStorage(),
		now: () => Date.now(),
		createKey: () => createKey(window.crypto),
		leaveFor: (url) => window.location.assign(url),
		report: (error) => console.error(error),
	});
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted && runner.state().phase.name === 'complete') {
			runner.dispatch({ type: 'page-returned' });
		}
	});
	return { ...stores, ...parts };
};

let checkoutPage: CheckoutPage | null = null;

/**
 * Starts the stores of the cart and of the checkout, once per page, and returns the functions for its parts and for
 * gateways. An attempt left open by an earlier page is queried immediately.
 */
export const ensureCheckout = (context: PageContext): CheckoutPage => {
	checkoutPage ??= start(context);
	return checkoutPage;
};
