/** Validates payment methods registered by plugins and converts them into the documented shape of registry entries. */
import { isObject } from '../../domain/unknown';
import type { CanMakePayment } from '../../stores/payment/methods';

export type Options = Readonly<Record<string, unknown>>;

/** Entry of the registry; plugins may read and modify it. */
export type RegisteredMethod = Record<string, unknown> & {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
};

const isFunction = (value: unknown): value is CanMakePayment => typeof value === 'function';

const REQUIRED = ['name', 'label', 'ariaLabel', 'content', 'edit', 'canMakePayment'];
const REQUIRED_OF_EXPRESS = ['name', 'content', 'edit', 'canMakePayment'];

/** Substitute for the class that WooCommerce passes to a registration function: `(Config) => new Config({…})`. */
function Config(options: unknown): unknown {
	return options;
}

/** Returns the options, calling the plugin's function with Config if a function was passed. */
const optionsOf = (given: unknown): Options => {
	const options: unknown = isFunction(given) ? Reflect.apply(given, null, [Config]) : given;
	if (!isObject(options)) {
		throw new TypeError('A payment method is registered by an object with its configuration.');
	}
	return options;
};

/** @throws TypeError with the message of docs/behaviour.md#messages if a required option is missing. */
const assertComplete = (options: Options, required: readonly string[]): void => {
	const missing = required.filter((property) => !(property in options));
	if (missing.length > 0) {
		throw new TypeError(
			`The payment method configuration object is missing the following properties: ${missing.join(', ')}`,
		);
	}
};

const textOf = (options: Options, property: string): string => {
	const value = options[property];
	if (typeof value !== 'string') {
		throw new TypeError(`The ${property} property for the payment method must be a string`);
	}
	return value;
};

const checkOf = ({ canMakePayment }: Options): CanMakePayment => {
	if (!isFunction(canMakePayment)) {
		throw new TypeError('The canMakePayment property for the payment method must be a function');
	}
	return canMakePayment;
};

const supportsOf = (options: Options): Record<string, unknown> => {
	const supports = isObject(options.supports) ? options.supports : {};
	return {
		...supports,
		showSavedCards: Boolean(supports.showSavedCards ?? supports.savePaymentInfo),
		showSaveOption: Boolean(supports.showSaveOption),
		features: supports.features ?? ['products'],
		style: supports.style ?? [],
	};
};

/** Combines a method's own check with the checks of other extensions, which run after it. */
type Extend = (name: string, canMakePayment: CanMakePayment) => CanMakePayment;

/** @throws TypeError if the configuration is invalid. */
export const createMethod = (given: unknown, extend: Extend): RegisteredMethod => {
	const options = optionsOf(given);
	assertComplete(options, REQUIRED);
	const name = textOf(options, 'name');
	const own = checkOf(options);
	return {
		...options,
		name,
		ariaLabel: textOf(options, 'ariaLabel'),
		paymentMethodId: options.paymentMethodId ?? name,
		icons: options.icons ?? null,
		supports: supportsOf(options),
		canMakePaymentFromConfig: own,
		canMakePayment: extend(name, own),
	};
};

/** @throws TypeError if the configuration is invalid. */
export const createExpressMethod = (given: unknown): RegisteredMethod => {
	const options = optionsOf(given);
	assertComplete(options, REQUIRED_OF_EXPRESS);
	const name = textOf(options, 'name');
	const own = checkOf(options);
	const paymentMethodId = options.paymentMethodId ?? name;
	return {
		...options,
		name,
		title: options.title ?? name,
		description: options.description ?? '',
		gatewayId: options.gatewayId ?? paymentMethodId,
		paymentMethodId,
		supports: supportsOf(options),
		canMakePaymentFromConfig: own,
		canMakePayment: own,
	};
};

/** Checks that extensions add to the payment methods of others (docs/behaviour.md#payment-method-registration). */
type Callbacks = ReadonlyMap<string, CanMakePayment>;

export interface ExtensionCallbacks {
	/** Registers checks. Invalid ones are reported in the console, as in WooCommerce, and ignored. */
	readonly register: (namespace: string, callbacks: Readonly<Record<string, unknown>>) => void;
	readonly extend: Extend;
}

/** Runs a check. A check that throws counts as passed, as it must not prevent payment. */
const allows = (check: CanMakePayment, argument: Readonly<Record<string, unknown>>): boolean => {
	try {
		return Boolean(check(argument));
	} catch (error) {
		console.error(error);
		return true;
	}
};

export const createExtensionCallbacks = (): ExtensionCallbacks => {
	const byNamespace = new Map<string, Callbacks>();
	return {
		register(namespace, callbacks) {
			if (byNamespace.has(namespace)) {
				console.error(
					`Checks of payment methods are registered for ${namespace} already: a namespace must be unique.`,
				);
				return;
			}
			const usable = new Map<string, CanMakePayment>();
			for (const [method, callback] of Object.entries(callbacks)) {
				if (isFunction(callback)) {
					usable.set(method, callback);
				} else {
					console.error(`The check of ${namespace} for ${method} must be a function.`);
				}
			}
			byNamespace.set(namespace, usable);
		},
		extend: (method, own) => async (argument) => {
			const result = await own(argument);
			const isRefused =
				!result || (typeof result === 'object' && 'error' in result && Boolean(result.error));
			if (isRefused) {
				return result;
			}
			// Read at call time: extensions may register before or after the payment methods.
			const checks = [...byNamespace.values()].flatMap((callbacks) => {
				const check = callbacks.get(method);
				return check ? [check] : [];
			});
			return checks.every((check) => allows(check, argument)) ? result : false;
		},
	};
};
