/**
 * Registers the plugin's wc/store/checkout: early, for plugins, with a placeholder of the runner, and with the page's
 * data once the checkout starts.
 */
import { createReduxStore } from '@wordpress/data';
import { createAttemptRecord } from '../../../api';
import type { AttemptRecord } from '../../../api/ports';
import { initialState as initialMachine } from '../../../domain/checkout/machine/state';
import type { Registry } from '../../shared/registry';
import { plainActions } from './actions';
import { CHECKOUT_STORE_KEY, checkoutStore } from './contract';
import type { CheckoutState } from './contract';
import type { Runner } from '../contract';
import { createCheckoutOperations } from './operations';
import type { CheckoutOperations } from './operations';
import { createReducer, initialState } from './reducer';
import { createSelectors } from './selectors';

/** Creates the plugin's wc/store/checkout. */
const createCheckoutStore = (
	registry: Pick<Registry, 'select'>,
	initialState: CheckoutState,
	operations: CheckoutOperations,
) =>
	createReduxStore(CHECKOUT_STORE_KEY, {
		initialState,
		reducer: createReducer(initialState),
		selectors: createSelectors(registry),
		actions: { ...plainActions, ...operations },
	});

type OperableRunner = Pick<Runner, 'state' | 'dispatch'>;

/** Placeholder until the checkout has started: no order can be placed before. */
const idleRunner: OperableRunner = {
	state: () => initialMachine,
	dispatch: () => undefined,
};

let earlyStore: { runner: () => OperableRunner } | null = null;

/**
 * Registers the store as soon as the script has run that gateways depend on, before the page's data can be read:
 * WooCommerce's order attribution writes its data at that time. If WooCommerce's own store is on the page, it stays.
 */
export const registerStoreEarly = (registry: Registry): void => {
	// The types do not include undefined, which select returns for a store that is not registered.
	if (registry.select(checkoutStore)) {
		return;
	}
	const runnerRef: NonNullable<typeof earlyStore> = { runner: () => idleRunner };
	earlyStore = runnerRef;
	registry.register(
		createCheckoutStore(
			registry,
			initialState({ cart: null, collectableMethodIds: [], customerId: 0 }),
			createCheckoutOperations({
				registry,
				record: createAttemptRecord(),
				runner: () => runnerRef.runner(),
			}),
		),
	);
};

/** Gives the store that was registered early its runner, on a page that has no checkout but places orders. */
export const runEarlyStore = (runner: OperableRunner): void => {
	if (earlyStore !== null) {
		earlyStore.runner = () => runner;
	}
};

export interface CheckoutStoreDependencies {
	readonly registry: Registry;
	readonly record: AttemptRecord;
	/** Function, because the runner is created after the store. */
	readonly runner: () => Runner;
}

/**
 * Registers the store with this state, or takes over the one that was registered early, including data that plugins
 * have put into it.
 */
export const openCheckoutStore = (
	{ registry, record, runner }: CheckoutStoreDependencies,
	state: CheckoutState,
): void => {
	if (earlyStore === null || !registry.select(checkoutStore)) {
		registry.register(
			createCheckoutStore(registry, state, createCheckoutOperations({ registry, record, runner })),
		);
		return;
	}
	earlyStore.runner = runner;
	const checkout = registry.dispatch(checkoutStore);
	void checkout.__internalSetCustomerId(state.customerId);
	void checkout.__internalSetUseShippingAsBilling(state.useShippingAsBilling);
	void checkout.setPrefersCollection(state.prefersCollection);
};
