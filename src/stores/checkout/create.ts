/** Puts the checkout's stores and all that moves them together, over whatever page, shop and clock it is given. */
import type { Environment } from '../../api';
import type { AttemptRecord, CheckoutPort } from '../../api/checkout/port';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import type { DraftStorage } from '../draft/start';
import { startDraft } from '../draft/start';
import { createPaymentStore } from '../payment';
import type { MethodRegistry } from '../payment/method';
import { readSavedMethods } from '../payment/saved-methods';
import type { PaymentMethods } from '../payment/setup';
import { startPaymentMethods } from '../payment/setup';
import type { Registry } from '../registry';
import { createValidationStore } from '../validation';
import type { FieldValidationDependencies } from '../validation/start';
import { startFieldValidation } from '../validation/start';
import { buildOrder } from './build-order';
import { startCollection } from './collection';
import { checkoutEvents, emitResponse } from './events';
import { createExpressHandlers } from './express-handlers';
import { createNoticeBoard } from './notice-board';
import { createObservers } from './observers';
import { openCheckoutStore } from './open-store';
import { registerOwnChecks } from './own-checks';
import type { CheckoutParts } from './page';
import type { Runner } from './runner';
import { createRunner } from './runner';
import { startSameAddress } from './same-address';
import { settle, watchCartChanges } from './settle';
import { initialState } from './state';

/** Lazily loaded; what cannot be loaded is done without. */
export type FieldLibraries = Pick<FieldValidationDependencies, 'loadPostcode' | 'loadPhone'>;

export interface CheckoutDependencies {
	/** Holds the stores of the cart. */
	readonly registry: Registry;
	readonly settings: SiteSettings;
	/** The cart that the page came with; null where it came without one. */
	readonly cart: Cart | null;
	readonly port: CheckoutPort;
	readonly record: AttemptRecord;
	readonly methods: MethodRegistry;
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
	readonly runner: Runner;
	readonly paymentMethods: PaymentMethods;
}

/** Registers the stores of validation, payment, checkout and fields, and starts what keeps them up to date. */
export const createCheckout = (dependencies: CheckoutDependencies): Checkout => {
	const { registry, settings, cart, record, methods, environment } = dependencies;
	const observers = createObservers(dependencies.report);

	registry.register(createValidationStore());
	registry.register(
		createPaymentStore({
			methods,
			savedPaymentMethods: readSavedMethods(settings.checkout.savedPaymentMethods),
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
	const runner = createRunner({
		registry,
		port: dependencies.port,
		record,
		observers,
		board: createNoticeBoard(registry),
		settle: () => settle(registry, () => fields.settle()),
		refuse: (failure) => fields.refuse(failure),
		buildOrder: (shownTotal) => buildOrder({ registry, settings, methods }, shownTotal),
		createKey: dependencies.createKey,
		after: environment.after,
		leaveFor: dependencies.leaveFor,
		report: dependencies.report,
	});
	registerOwnChecks(registry, observers);
	watchCartChanges(registry);
	startCollection(registry, settings.collectableMethodIds);
	startSameAddress(registry, settings);
	// What it puts back has to be heard by those.
	startDraft({ registry, settings, storage: dependencies.storage, now: dependencies.now });
	const paymentMethods = startPaymentMethods({
		registry,
		methods,
		settings,
		isEditor: false,
		setTimer: (callback, delay) => environment.after(delay, callback),
	});
	environment.onOnline(() => runner.happen({ type: 'online' }));
	const open = record.open();
	if (open !== null) {
		runner.happen({ type: 'attempt-found', key: open });
	}
	return {
		runner,
		paymentMethods,
		events: checkoutEvents(observers),
		emitResponse,
		expressHandlers: createExpressHandlers(registry, runner),
	};
};
