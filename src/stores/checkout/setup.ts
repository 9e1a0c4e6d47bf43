/**
 * Assembles the checkout's stores and the code that updates them, with page, shop and clock injected, and starts them
 * once per page.
 */
import apiFetch from '@wordpress/api-fetch';
import { browserEnvironment, createAttemptRecord, decodeSettings, deviceStorage } from '../../api';
import type { Environment } from '../../api';
import type { AttemptRecord } from '../../api/ports';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/support/settings';
import { CART_STORE_KEY, cartStore } from '../cart/store/contract';
import { openCheckoutStore } from './store';
import type { CheckoutParts, Runner, CheckoutPage } from './contract';
import { checkoutEvents, emitResponse, createObservers } from './store/events';
import { createExpressHandlers } from './express/handlers';
import { initialState } from './store/reducer';
import { hasDraft, readUntouched } from './draft/storage';
import type { DraftStorage } from './draft/storage';
import { pushesHere } from '../cart/mutations/pushes-here';
import { createKey } from '../../domain/support/key';
import { createPaymentStore } from './payment';
import { PAYMENT_STORE_KEY, paymentStore } from './payment/contract';
import { createPageMethods } from './payment/methods';
import type { MethodRegistry } from './payment/methods';
import { readSavedMethods } from './payment/selectors';
import { startPaymentMethods } from './payment/setup';
import { createPaymentOperations } from './payment/operations';
import type { PaymentMethods } from './payment/setup';
import { ensureStores } from '../cart/setup';
import type { PageContext } from '../cart/setup';
import { report } from '../shared/guard';
import type { Registry } from '../shared/registry';
import { createValidationStore } from './validation';
import { fieldLibraries } from './validation/libraries';
import { startFieldValidation } from './validation/setup';
import type { FieldValidationDependencies } from './validation/setup';
import { createLazyRunner } from './placing/lazy-runner';
import type { LazyRunner } from './placing/lazy-runner';
import { startLocalPickup } from './form/local-pickup';
import { watchCartChanges, waitForPlacing } from './placing/pause';
import type { PlacingDependencies } from './placing';

/** Lazily loaded libraries; the checkout works without those that cannot be loaded. */
export type FieldLibraries = Pick<
	FieldValidationDependencies,
	'loadPostcode' | 'loadPhone' | 'loadEmail' | 'loadFieldRules'
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
	/** True where plugins' scripts run later; then their methods are checked when `paymentMethods.begin` is called. */
	readonly isEarly?: boolean;
	readonly libraries: FieldLibraries;
	readonly environment: Pick<Environment, 'after' | 'onOnline'>;
	/** Storage of the browser; null if the browser forbids it. */
	readonly storage: DraftStorage | null;
	/** Current time, in milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	readonly leaveFor: (url: string) => void;
	/** Address of the page without a fragment, for a link that opens it anew. */
	readonly pageUrl: string;
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
		...waitForPlacing(registry, dependencies.pageUrl, dependencies.report),
	});
	const expressHandlers = createExpressHandlers(registry, runner);
	watchCartChanges(registry);
	startLocalPickup(registry, settings.collectableMethodIds);
	const paymentMethods = startPaymentMethods({
		registry,
		methods,
		settings,
		isEditor: dependencies.isEditor ?? false,
		isEarly: dependencies.isEarly ?? false,
		setTimer: (callback, delay) => environment.after(delay, callback),
	});
	const { chosenPaymentMethod } = settings.checkout;
	registry.subscribe(() => {
		const payment = registry.select(paymentStore);
		const active = payment.getActivePaymentMethod();
		if (
			payment.paymentMethodsInitialized() &&
			![chosenPaymentMethod ?? active, ''].includes(active)
		) {
			// The script also sends the method to the shop (push-choices.ts).
			runner.prepare();
		}
	}, PAYMENT_STORE_KEY);
	registry.subscribe(() => {
		if (!pushesHere(registry.select)) {
			return;
		}
		const { shipping, billing } = registry.select(cartStore).getUnpushedAddress();
		if (Object.keys({ ...shipping, ...billing }).length > 0) {
			// A browser fills in without any touch. The script also makes one address of both (same-address.ts).
			runner.prepare();
		}
	}, CART_STORE_KEY);
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
		validate: () => runner.validate(registry.select(cartStore).getCartData().totals.total_price),
		prepareToOrder: runner.prepare,
	};
};

const start = (context: PageContext): CheckoutPage => {
	const stores = ensureStores(context);
	const settings = decodeSettings(stores.printedSettings);
	const environment = browserEnvironment();
	const { runner, ...parts } = createCheckout({
		registry: stores.registry,
		settings,
		cart: stores.printedCart,
		loadPlacing: async () => {
			const { placingOf } = await import(/* webpackChunkName: "placing" */ './placing');
			return placingOf({ apiFetch, root: context.api.root, environment });
		},
		record: createAttemptRecord(),
		methods: createPageMethods(window),
		isEarly: true,
		libraries: fieldLibraries,
		environment,
		storage: deviceStorage(),
		now: Date.now,
		createKey: () => createKey(window.crypto),
		leaveFor: (url) => window.location.assign(url),
		// A link that has put a product into the cart does not do it again.
		pageUrl: window.location.pathname + window.location.search.replace('add-to-cart', 'added'),
		report,
	});
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted && runner.state().phase.name === 'complete') {
			runner.dispatch({ type: 'page-returned' });
		}
	});
	return { ...stores, ...parts, settings };
};

let checkoutPage: CheckoutPage | null = null;

/**
 * Starts the stores of the cart and of the checkout, once per page, for scripts of plugins, which may use them as they
 * load. An attempt left open by an earlier page is queried immediately.
 */
export const prepareCheckout = (context: PageContext): CheckoutPage => {
	checkoutPage ??= start(context);
	return checkoutPage;
};

/** Returns the functions of the started checkout for its parts and for gateways, whose scripts have registered by now. */
export const ensureCheckout = (context: PageContext): CheckoutPage => {
	const page = prepareCheckout(context);
	page.paymentMethods.begin();
	return page;
};
