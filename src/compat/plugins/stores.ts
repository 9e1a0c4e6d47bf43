/**
 * Stores for plugins' scripts, started before these run, as WooCommerce's are. A page without a checkout also gets the
 * checkout's stores, as many scripts run on both cart and checkout: they store what plugins write and otherwise stay
 * idle, as nothing is validated, paid or ordered there.
 */
import { createReduxStore } from '@wordpress/data';
import { parseJson } from '../../domain/support/json';
import { isObject } from '../../domain/support/unknown';
import type { UnknownObject } from '../../domain/support/unknown';
import { createPaymentStore } from '../../stores/checkout/payment';
import { paymentStore } from '../../stores/checkout/payment/contract';
import { createPageMethods } from '../../stores/checkout/payment/methods';
import { createPaymentOperations } from '../../stores/checkout/payment/operations';
import type { PaymentOperationsDependencies } from '../../stores/checkout/payment/operations';
import type { PageContext } from '../../stores/cart/setup';
import { referToStore } from '../../stores/shared/registry';
import type { Registry } from '../../stores/shared/registry';
import { createValidationStore, validationStore } from '../../stores/checkout/validation';

const STORE_NOTICES = 'wc/store/store-notices';

type NoticesAction = {
	readonly type: 'REGISTER' | 'UNREGISTER';
	readonly container: string;
};

const noticesReducer = (
	state: readonly string[] = [],
	{ type, container }: NoticesAction,
): readonly string[] => {
	switch (type) {
		case 'REGISTER':
			return [...new Set([...state, container])];
		case 'UNREGISTER':
			return state.filter((other) => other !== container);
		default:
			return state;
	}
};

/** wc/store/store-notices: list of the page's notice containers. */
const createNoticesStore = () =>
	createReduxStore(STORE_NOTICES, {
		initialState: [],
		reducer: noticesReducer,
		actions: {
			registerContainer: (container: string): NoticesAction => ({ type: 'REGISTER', container }),
			unregisterContainer: (container: string): NoticesAction => ({
				type: 'UNREGISTER',
				container,
			}),
		},
		selectors: { getRegisteredContainers: (state: readonly string[]) => state },
	});

/** What the payment store's actions do on a page without a checkout: nothing, until an express payment takes over. */
type LatePayment = Omit<PaymentOperationsDependencies, 'registry'>;

let payment: LatePayment = {
	dispatch: () => undefined,
	setExpressPaymentError: () => undefined,
	recompute: () => undefined,
};

/** Lets the express payment of the cart handle the payment store's actions. */
export const takeOverPayment = (late: LatePayment): void => {
	payment = late;
};

/**
 * Registers the missing stores. With `hasCheckout` the checkout's stores are omitted, as the checkout registers its
 * own.
 */
export const registerMissing = (registry: Registry, hasCheckout: boolean): void => {
	// The check is needed: select returns undefined for a store that is not registered, contrary to its types.
	if (!registry.select(referToStore(STORE_NOTICES))) {
		registry.register(createNoticesStore());
	}
	if (hasCheckout) {
		return;
	}
	if (!registry.select(validationStore)) {
		registry.register(createValidationStore());
	}
	if (!registry.select(paymentStore)) {
		registry.register(
			createPaymentStore({
				methods: createPageMethods(window),
				savedPaymentMethods: {},
				operations: createPaymentOperations({
					registry,
					dispatch: (event) => payment.dispatch(event),
					setExpressPaymentError: (message) => payment.setExpressPaymentError(message),
					recompute: () => payment.recompute(),
				}),
			}),
		);
	}
};

/** If plugins have scripts, the first element is printed before them (Page\BootData); otherwise boot's data is used. */
const DATA = 'script#storefront-islands-page, script#storefront-islands-data';

type EnsureStores = (context: PageContext) => unknown;

const isFunction = (value: unknown): value is EnsureStores => typeof value === 'function';

const nonceOf = ({ nonce }: UnknownObject): PageContext['api']['nonce'] =>
	isObject(nonce) && typeof nonce.nonce === 'string' && typeof nonce.timestamp === 'number'
		? { nonce: nonce.nonce, timestamp: nonce.timestamp }
		: null;

/** Reads the page's context; null if it is not available yet. */
export const readPage = (page: Document): PageContext | null => {
	const data = parseJson(page.querySelector(DATA)?.textContent ?? '');
	if (!isObject(data) || !isObject(data.api) || typeof data.api.root !== 'string') {
		return null;
	}
	return {
		settings: data.settings,
		api: {
			root: data.api.root,
			nonce: nonceOf(data.api),
			...(typeof data.api.path === 'string' ? { path: data.api.path } : {}),
		},
		cartSeed: data.cart ?? null,
	};
};

/**
 * Starts the stores through the island script that is on the page already. It runs before plugins' scripts: one of them
 * may call `select( 'wc/store/cart' )` while it loads, and islands start the stores only when they hydrate.
 */
export const startStores = (page: Window & typeof globalThis): void => {
	const context = readPage(page.document);
	const islands: readonly unknown[] = Object.values(page.storefrontIslands?.modules ?? {});
	const ensureStores = islands
		.map((island) => (isObject(island) ? island.ensureStores : undefined))
		.find(isFunction);
	if (context !== null && ensureStores) {
		ensureStores(context);
	}
};
