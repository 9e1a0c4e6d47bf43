/**
 * Payment methods as plugins register them at window.wc.wcBlocksRegistry
 * (docs/behaviour.md#payment-method-registration). Their configurations come from other plugins, so each is decoded,
 * and invalid ones are left out.
 */
import type { ComponentType, ReactNode } from 'react';
import { isObject } from '../../../domain/support/unknown';
import type { UnknownObject } from '../../../domain/support/unknown';

/** Argument of canMakePayment, in the shape of the Store API (snake case inside). */
export type CanPayArgument = Readonly<Record<string, unknown>>;

/** Returns true, false, {error: {message}} or a promise of one of them; plugins may return any value. */
export type CanMakePayment = (argument: CanPayArgument) => unknown;

/** Features of a method. `features` is compared with the cart's payment_requirements. */
export interface MethodSupports {
	readonly showSavedCards: boolean;
	readonly showSaveOption: boolean;
	readonly features: readonly string[];
	readonly style: readonly string[];
}

export interface PaymentMethodConfig {
	readonly name: string;
	readonly paymentMethodId: string;
	readonly label: ReactNode;
	readonly ariaLabel: string;
	readonly content: ReactNode;
	readonly edit: ReactNode;
	readonly savedTokenComponent: ReactNode;
	readonly placeOrderButtonLabel: string | null;
	/** Component that is drawn in place of the place-order button. */
	readonly placeOrderButton: ComponentType<Readonly<Record<string, unknown>>> | null;
	readonly icons: readonly unknown[] | null;
	readonly canMakePayment: CanMakePayment;
	readonly supports: MethodSupports;
}

export interface ExpressPaymentMethodConfig {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly gatewayId: string;
	readonly paymentMethodId: string;
	readonly content: ReactNode;
	readonly edit: ReactNode;
	readonly canMakePayment: CanMakePayment;
	readonly supports: Pick<MethodSupports, 'features' | 'style'>;
}

/**
 * Registry of methods: window.wc.wcBlocksRegistry, the plugin's own or WooCommerce's if one of its blocks on the page
 * needs it. Read at each call, because plugins register late.
 */
export interface MethodRegistry {
	getPaymentMethods(): Readonly<Record<string, PaymentMethodConfig>>;
	getExpressPaymentMethods(): Readonly<Record<string, ExpressPaymentMethodConfig>>;
	/** Calls the listener when methods may have been added or removed. Returns a function that removes the listener. */
	onChange(listener: () => void): () => void;
}

/**
 * Event on window when a method was added to or removed from the plugin's registry; WooCommerce's registry raises none.
 */
export const PAYMENT_METHODS_CHANGED = 'storefront-payment-methods-changed';

/** Accepts elements, strings and null, which React can render. */
const isNode = (value: unknown): value is ReactNode =>
	value === null || typeof value === 'string' || (isObject(value) && '$$typeof' in value);

const node = (value: unknown): ReactNode => (isNode(value) ? value : null);
const textOr = (value: unknown, fallback: string): string =>
	typeof value === 'string' && value !== '' ? value : fallback;
const texts = (value: unknown, fallback: readonly string[]): readonly string[] =>
	Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : fallback;
const icons = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

const isFunction = (value: unknown): value is CanMakePayment => typeof value === 'function';
const isComponent = (
	value: unknown,
): value is NonNullable<PaymentMethodConfig['placeOrderButton']> => typeof value === 'function';

/** Default features of a payment method (docs/behaviour.md#payment-methods). */
const DEFAULT_FEATURES = ['products'];

const supportsOf = (value: unknown): MethodSupports => {
	const supports = isObject(value) ? value : {};
	return {
		showSavedCards: supports.showSavedCards === true || supports.savePaymentInfo === true,
		showSaveOption: supports.showSaveOption === true,
		features: texts(supports.features, DEFAULT_FEATURES),
		style: texts(supports.style, []),
	};
};

/** Keeps `this`, because WooCommerce's registry holds class instances. */
const canMakePaymentOf = (config: UnknownObject): CanMakePayment | null => {
	const { canMakePayment } = config;
	return isFunction(canMakePayment)
		? (argument) => Reflect.apply(canMakePayment, config, [argument])
		: null;
};

const methodOf = (name: string, config: unknown): PaymentMethodConfig | null => {
	const canMakePayment = isObject(config) ? canMakePaymentOf(config) : null;
	if (!isObject(config) || canMakePayment === null) {
		return null;
	}
	return {
		name,
		paymentMethodId: textOr(config.paymentMethodId, name),
		label: node(config.label),
		ariaLabel: textOr(config.ariaLabel, name),
		content: node(config.content),
		edit: node(config.edit),
		savedTokenComponent: node(config.savedTokenComponent),
		placeOrderButtonLabel: textOr(config.placeOrderButtonLabel, '') || null,
		placeOrderButton: isComponent(config.placeOrderButton) ? config.placeOrderButton : null,
		icons: icons(config.icons),
		canMakePayment,
		supports: supportsOf(config.supports),
	};
};

const expressMethodOf = (name: string, config: unknown): ExpressPaymentMethodConfig | null => {
	const canMakePayment = isObject(config) ? canMakePaymentOf(config) : null;
	if (!isObject(config) || canMakePayment === null) {
		return null;
	}
	const paymentMethodId = textOr(config.paymentMethodId, name);
	const { features, style } = supportsOf(config.supports);
	return {
		name,
		title: textOr(config.title, name),
		description: textOr(config.description, ''),
		gatewayId: textOr(config.gatewayId, paymentMethodId),
		paymentMethodId,
		content: node(config.content),
		edit: node(config.edit),
		canMakePayment,
		supports: { features, style },
	};
};

/** Decodes each object only once, because components read the methods at each render. */
const memoised = <Config>(read: (name: string, config: unknown) => Config | null) => {
	const known = new WeakMap<object, Config | null>();
	return (registered: unknown): Readonly<Record<string, Config>> =>
		Object.fromEntries(
			Object.entries(isObject(registered) ? registered : {}).flatMap(([name, config]) => {
				if (!isObject(config)) {
					return [];
				}
				const decoded = known.has(config) ? known.get(config) : read(name, config);
				known.set(config, decoded ?? null);
				return decoded ? [[name, decoded] as const] : [];
			}),
		);
};

const call = (registry: unknown, name: string): unknown => {
	const get = isObject(registry) ? registry[name] : undefined;
	return typeof get === 'function' ? Reflect.apply(get, registry, []) : {};
};

/** Creates the registry of the page's methods, which are read at each call, because plugins register late. */
export const createPageMethods = (page: EventTarget): MethodRegistry => {
	let found: unknown;
	/** WooCommerce's `wc-dependency-detection` takes a stack trace for each read of `window.wc`: one in a microtask. */
	const registry = (): unknown => {
		if (!found) {
			const wc: unknown = Reflect.get(page, 'wc');
			found = isObject(wc) ? wc.wcBlocksRegistry : undefined;
			queueMicrotask(() => {
				found = undefined;
			});
		}
		return found;
	};
	const methods = memoised(methodOf);
	const expressMethods = memoised(expressMethodOf);
	return {
		getPaymentMethods: () => methods(call(registry(), 'getPaymentMethods')),
		getExpressPaymentMethods: () => expressMethods(call(registry(), 'getExpressPaymentMethods')),
		onChange(listener) {
			page.addEventListener(PAYMENT_METHODS_CHANGED, listener);
			// By then independently loaded scripts have run, whichever registry they used.
			page.addEventListener('load', listener);
			return () => {
				page.removeEventListener(PAYMENT_METHODS_CHANGED, listener);
				page.removeEventListener('load', listener);
			};
		},
	};
};
