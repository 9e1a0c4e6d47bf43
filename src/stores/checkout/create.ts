/** Assembles the checkout's stores and the code that updates them; page, shop and clock are injected. */
import type { Environment } from '../../api';
import type { AttemptRecord } from '../../api/checkout/port';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import type { DraftStorage } from '../draft/storage';
import { hasDraft } from '../draft/storage';
import { readUntouched } from '../draft/untouched';
import { createPaymentStore } from '../payment';
import { createPaymentOperations } from '../payment/operations';
import type { MethodRegistry } from '../payment/method';
import { readSavedMethods } from '../payment/saved-methods';
import type { PaymentMethods } from '../payment/setup';
import { startPaymentMethods } from '../payment/setup';
import type { Registry } from '../registry';
import { createValidationStore } from '../validation';
import type { FieldValidationDependencies } from '../validation/start';
import { startFieldValidation } from '../validation/start';
import { startLocalPickup } from './collection';
import { checkoutEvents, emitResponse } from './events';
import { createExpressHandlers } from './express-handlers';
import type { LazyRunner } from './lazy-runner';
import { createLazyRunner } from './lazy-runner';
import { createObservers } from './observers';
import { openCheckoutStore } from './open-store';
import type { CheckoutParts } from './page';
import type { PlacingDependencies } from './placing';
import type { Runner } from './contract';
import { watchCartChanges } from './watch-cart-changes';
import { initialState } from './state';
import { waitForPlacing } from './wait-for-placing';

/** Lazily loaded libraries; the checkout works without those that cannot be loaded. */
export type FieldLibraries = Pick<
	FieldValidationDependencies,
	'loadPostcode' | 'loadPhone' | 'loadEmail'
>;

/** createPlacing with the shop's port already bound. */
export type CreatePlacing = (dependencies: Omit<PlacingDependencies, 'port'>) => Runner;

export interface CheckoutDependencies {
	/** Registry with the stores of the cart. */
	readonly registry: Registry;
	readonly settings: SiteSettings;
	/** Cart printed in the page; null if there is none. */
	readonly cart: Cart | null;
	/** Returns createPlacing, synchronously or once its script is loaded. */
	readonly loadPlacing: () => CreatePlacing | Promise<CreatePlacing>;
	readonly record: AttemptRecord;
	readonly methods: MethodRegistry;
	/** True in the editor, where every method is offered (docs/behaviour.md#payment-methods). */
	readonly isEditor?: boolean;
	readonly libraries: FieldLibraries;
	readonly environment: Pick<Environment, 'after' | 'onOnline'>;
	/** Storage of the browser; null if the browser forbids it. */
	readonly storage: DraftStorage | null;
	/** Current time, in milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	readonly leaveFor: (url: string) => void;
	readonly report: (error: unknown) => void;
}

export interface Checkout extends CheckoutParts {
	readonly runner: LazyRunner;
	readonly paymentMethods: PaymentMethods;
}

/** Registers the stores of validation, payment, checkout and fields, and starts the code that updates them. */
export const createCheckout = (dependencies: CheckoutDependencies): Checkout => {
	const { registry, settings, cart, record, methods, environment, storage, now } = dependencies;
	const observers = createObservers();

	registry.register(createValidationStore());
	registry.register(
		createPaymentStore({
			methods,
			savedPaymentMethods: readSavedMethods(settings.checkout.savedPaymentMethods),
			operations: createPaymentOperations({
				registry,
				dispatch: (event) => runner.dispatch(event),
				setExpressPaymentError: (message) => expressHandlers.setExpressPaymentError(message),
				recompute: () => paymentMethods.recompute(),
			}),
		}),
	);
	openCheckoutStore(
		{ registry, record, runner: () => runner },
		initialState({
			cart,
			collectableMethodIds: settings.collectableMethodIds,
			customerId: settings.currentUserId,
		}),
	);

	const fields = startFieldValidation({ registry, settings, ...dependencies.libraries });
	const untouched = readUntouched(registry);
	const startRunner = (createPlacing: CreatePlacing): Runner =>
		createPlacing({
			registry,
			settings,
			methods,
			record,
			observers,
			fields,
			draft: { storage, now, untouched },
			createKey: dependencies.createKey,
			after: environment.after,
			leaveFor: dependencies.leaveFor,
			report: dependencies.report,
		});
	const runner = createLazyRunner({
		load: () => {
			const loaded = dependencies.loadPlacing();
			return loaded instanceof Promise ? loaded.then(startRunner) : startRunner(loaded);
		},
		...waitForPlacing(registry, dependencies.report),
	});
	const expressHandlers = createExpressHandlers(registry, runner);
	watchCartChanges(registry);
	startLocalPickup(registry, settings.collectableMethodIds);
	const paymentMethods = startPaymentMethods({
		registry,
		methods,
		settings,
		isEditor: dependencies.isEditor ?? false,
		setTimer: (callback, delay) => environment.after(delay, callback),
	});
	environment.onOnline(() => {
		// The script that failed to load also stores the draft and queries an open attempt.
		runner.retry();
		// Without an order in progress the event has no effect, so it need not load the script.
		if (runner.state().phase.name !== 'idle') {
			runner.dispatch({ type: 'online' });
		}
	});
	if (hasDraft(storage)) {
		runner.prepare();
	}
	const open = record.openKey();
	if (open !== null) {
		runner.dispatch({ type: 'attempt-found', key: open });
	}
	return {
		runner,
		paymentMethods,
		events: checkoutEvents(observers),
		emitResponse,
		expressHandlers,
		prepareToOrder: runner.prepare,
	};
};
