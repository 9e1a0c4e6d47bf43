/**
 * Registers wc/store/checkout: for plugins as soon as the script that they depend on has run, before the page's data can be
 * read. WooCommerce's order attribution puts its data in at that time.
 */
import { createAttemptRecord } from '../../api';
import type { AttemptRecord } from '../../api/checkout/port';
import { initialState as initialMachine } from '../../domain/checkout/machine/state';
import type { Registry } from '../registry';
import { createCheckoutStore } from '.';
import type { CheckoutState } from './contract';
import { checkoutStore } from './contract';
import { createCheckoutOperations } from './operations';
import type { Runner } from './runner';
import { initialState } from './state';

type OperableRunner = Pick<Runner, 'state' | 'happen'>;

/** Stands in until the checkout has started: nothing can be placed before. */
const quietRunner: OperableRunner = {
	state: () => initialMachine,
	happen: () => undefined,
};

let early: { runner: () => OperableRunner } | null = null;

/** For the script that gateways depend on. Where WooCommerce's own store is on the page, that one stays. */
export const registerEarly = (registry: Registry): void => {
	// Not typed as missing: select gives undefined for a store that nobody registered.
	if (registry.select(checkoutStore)) {
		return;
	}
	const holder: NonNullable<typeof early> = { runner: () => quietRunner };
	early = holder;
	registry.register(
		createCheckoutStore(
			registry,
			initialState({ cart: null, collectableMethodIds: [], customerId: 0 }),
			createCheckoutOperations({
				registry,
				record: createAttemptRecord(),
				runner: () => holder.runner(),
			}),
		),
	);
};

export interface CheckoutStoreDependencies {
	readonly registry: Registry;
	readonly record: AttemptRecord;
	/** Comes to life with the store, so it is asked for when it is needed. */
	readonly runner: () => Runner;
}

/** Registers the store with this state, or hands the one over that was registered early, with what plugins put into it. */
export const openCheckoutStore = (
	{ registry, record, runner }: CheckoutStoreDependencies,
	state: CheckoutState,
): void => {
	if (early === null || !registry.select(checkoutStore)) {
		registry.register(
			createCheckoutStore(registry, state, createCheckoutOperations({ registry, record, runner })),
		);
		return;
	}
	early.runner = runner;
	const checkout = registry.dispatch(checkoutStore);
	void checkout.__internalSetCustomerId(state.customerId);
	void checkout.__internalSetUseShippingAsBilling(state.useShippingAsBilling);
	void checkout.setPrefersCollection(state.prefersCollection);
};
