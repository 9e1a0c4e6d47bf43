/** Puts the checkout's stores and all that moves them together, over whatever page, shop and clock it is given. */
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
import { startCollection } from './collection';
import { checkoutEvents, emitResponse } from './events';
import { createExpressHandlers } from './express-handlers';
import type { LazyRunner } from './lazy-runner';
import { createLazyRunner } from './lazy-runner';
import { createObservers } from './observers';
import { openCheckoutStore } from './open-store';
import type { CheckoutParts } from './page';
import type { PlacingDependencies } from './placing';
import type { Runner } from './runner';
import { watchCartChanges } from './watch-cart-changes';
import { initialState } from './state';
import { waitForPlacing } from './wait-for-placing';

/** Lazily loaded; what cannot be loaded is done without. */
export type FieldLibraries = Pick<
	FieldValidationDependencies,
	'loadPostcode' | 'loadPhone' | 'loadEmail'
>;

/** createPlacing, with the shop's port in it already. */
export type CreatePlacing = (dependencies: Omit<PlacingDependencies, 'port'>) => Runner;

export interface CheckoutDependencies {
	/** Holds the stores of the cart. */
	readonly registry: Registry;
	readonly settings: SiteSettings;
	/** The cart that the page came with; null where it came without one. */
	readonly cart: Cart | null;
	/** How orders are placed, at once or once its script has come. */
	readonly loadPlacing: () => CreatePlacing | Promise<CreatePlacing>;
	readonly record: AttemptRecord;
	readonly methods: MethodRegistry;
	/** In the editor every method is offered (spec section 5). */
	readonly isEditor?: boolean;
	readonly libraries: FieldLibraries;
	readonly environment: Pick<Environment, 'after' | 'onOnline'>;
	/** Of the device; null where the browser forbids it. */
	readonly storage: DraftStorage | null;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	readonly leaveFor: (url: string) => void;
	readonly report: (error: unknown) => void;
}

export interface Checkout extends CheckoutParts {
	readonly runner: LazyRunner;
	readonly paymentMethods: PaymentMethods;
}

/** Registers the stores of validation, payment, checkout and fields, and starts what keeps them up to date. */
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
				happen: (event) => runner.happen(event),
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
	startCollection(registry, settings.collectableMethodIds);
	const paymentMethods = startPaymentMethods({
		registry,
		methods,
		settings,
		isEditor: dependencies.isEditor ?? false,
		setTimer: (callback, delay) => environment.after(delay, callback),
	});
	environment.onOnline(() => {
		// The draft is kept, and an open attempt asked after, by what was lost on the way.
		runner.retry();
		// To one that only looks it means nothing.
		if (runner.state().phase.name !== 'idle') {
			runner.happen({ type: 'online' });
		}
	});
	if (hasDraft(storage)) {
		runner.prepare();
	}
	const open = record.open();
	if (open !== null) {
		runner.happen({ type: 'attempt-found', key: open });
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
