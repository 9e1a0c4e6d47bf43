/** Isolated checkout stores: a registry of their own, a sample cart, and a shop that never responds. */
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { CartPort } from '../api';
import type { CartData } from '../domain/cart/data';
import { readCart } from '../domain/cart/read';
import type { Cart } from '../domain/cart/cart';
import type { SiteSettings } from '../domain/settings';
import { createCheckout } from '../stores/checkout/create';
import type { CheckoutParts } from '../stores/checkout/page';
import { createStores } from '../stores/create';
import type { MethodRegistry } from '../stores/payment/method';
import type { Registry } from '../stores/registry';

export interface PreviewPage extends CheckoutParts {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly cart: Cart;
	/** Cancels pending work of gateways and timers. */
	readonly close: () => void;
}

const nothing = () => undefined;
const never = <Value>(): Promise<Value> => new Promise(nothing);

const SILENT_SHOP: CartPort = {
	load: never,
	mutate: never,
	watchConnection: () => nothing,
	retryNow: nothing,
};

/** Creates a registry. The types of createRegistry omit some of its methods. */
const openRegistry = (): Registry => {
	const untyped = createRegistry();
	const registry: Registry = {
		...untyped,
		select: (store) => untyped.select(store),
		dispatch: (store) => untyped.dispatch(store),
		register: (store) => Reflect.get(untyped, 'register')(store),
		subscribe: (listener, name) => untyped.subscribe(listener, name),
	};
	registry.register(noticesStore);
	return registry;
};

interface PreviewOptions {
	readonly settings: SiteSettings;
	readonly cart: CartData;
	readonly methods: MethodRegistry;
}

/**
 * Creates the stores of a preview. Every payment method is offered without calling canMakePayment
 * (docs/behaviour.md#payment-methods).
 */
export const openPreview = ({ settings, cart, methods }: PreviewOptions): PreviewPage => {
	const registry = openRegistry();
	const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
	const read = readCart(cart, readOptions);
	createStores({
		registry,
		port: SILENT_SHOP,
		pageEvents: { adding: nothing, added: nothing, removed: nothing },
		createKey: () => '',
		isInvalid: () => false,
		onConfirmed: nothing,
		readOptions,
		seed: cart,
	});
	const { paymentMethods, ...parts } = createCheckout({
		registry,
		settings,
		cart: read,
		loadPlacing: never,
		record: { openKey: () => null, begin: nothing, end: nothing },
		methods,
		isEditor: true,
		libraries: { loadPostcode: never, loadPhone: never, loadEmail: never },
		environment: {
			after: (delay, run) => {
				const timer = setTimeout(run, delay);
				return () => clearTimeout(timer);
			},
			onOnline: nothing,
		},
		storage: null,
		now: () => 0,
		createKey: () => '',
		leaveFor: nothing,
		report: (error) => console.error(error),
	});
	return { ...parts, registry, settings, methods, cart: read, close: () => paymentMethods.stop() };
};
