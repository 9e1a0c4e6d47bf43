/**
 * Validates payment methods registered by plugins, converts them into the documented shape of registry entries, and
 * adds the checks of other extensions to them.
 */
import type { CanMakePayment } from '../../stores/checkout/payment/methods';
import { isAnyElement } from '../elements/element-kind';

export type Options = Readonly<Record<string, unknown>>;

/** Entry of the registry; plugins may read and modify it. */
export type RegisteredMethod = Record<string, unknown> & {
	readonly name: string;
	readonly canMakePayment: CanMakePayment;
};

const isFunction = (value: unknown): value is CanMakePayment => typeof value === 'function';

/** Types of options by their names in messages: each says what kindOf() may return. */
type Types = Readonly<Record<string, string>>;

const NODE = 'a React element or null';
const EXPRESS_TYPES: Types = {
	name: 'a string',
	content: NODE,
	edit: NODE,
	canMakePayment: 'a function',
	paymentMethodId: 'a string',
};
const TYPES: Types = {
	...EXPRESS_TYPES,
	ariaLabel: 'a string',
	label: `a string or ${NODE}`,
	icons: 'an array or null',
	placeOrderButtonLabel: 'a string',
	placeOrderButton: 'a function',
	savedTokenComponent: NODE,
};
/** Of what a method supports; an express method's flags are not read. */
const EXPRESS_SUPPORTS: Types = { features: 'an array' };
const SUPPORTS: Types = {
	...EXPRESS_SUPPORTS,
	showSavedCards: 'a boolean',
	showSaveOption: 'a boolean',
};

const REQUIRED = ['name', 'label', 'ariaLabel', 'content', 'edit', 'canMakePayment'];

const kindOf = (value: unknown): string =>
	value === null
		? 'null'
		: Array.isArray(value)
			? 'an array'
			: `a ${isAnyElement(value) ? 'React element' : typeof value}`;

/** Combines a method's own check with the checks of other extensions, which run after it. */
type Extend = (name: string, canMakePayment: CanMakePayment) => CanMakePayment;

/** @throws TypeError that names the first value of another type. What is not required may be undefined. */
const check = (values: Options, types: Types): void => {
	for (const [property, type] of Object.entries(types)) {
		const kind = kindOf(values[property]);
		if (!type.includes(kind) && (kind !== 'a undefined' || REQUIRED.includes(property))) {
			throw new TypeError(`The ${property} property for the payment method must be ${type}`);
		}
	}
};

/** Returns what the entries of both kinds of methods have, after the checks that WooCommerce makes. */
const create = (given: unknown, extend: Extend, isExpress: boolean): RegisteredMethod => {
	// A plugin may pass a function: `(Config) => new Config({…})`.
	const options: Options = Object(isFunction(given) ? Reflect.apply(given, null, [Object]) : given);
	const types = isExpress ? EXPRESS_TYPES : TYPES;
	// These must be its own, as in WooCommerce, with the exception of an express method's check.
	const own = { ...options };
	const missing = REQUIRED.filter(
		(property) =>
			property in types &&
			!(property in own) &&
			!(isExpress && property === 'canMakePayment' && property in options),
	);
	if (missing.length > 0) {
		throw new TypeError(
			`The payment method configuration object is missing the following properties: ${missing.join(', ')}`,
		);
	}
	const config: Options = {
		...own,
		// May be inherited.
		...Object.fromEntries(Object.keys(types).map((property) => [property, options[property]])),
		// These may be left out by a condition (`isShown && component`).
		placeOrderButton: options.placeOrderButton || undefined,
		savedTokenComponent: options.savedTokenComponent || null,
	};
	const supports: Options = Object(options.supports);
	check(config, types);
	check(supports, isExpress ? EXPRESS_SUPPORTS : SUPPORTS);
	// Both have been checked.
	const { name, canMakePayment }: RegisteredMethod = Object(config);
	return {
		...config,
		name,
		icons: config.icons || null,
		paymentMethodId: config.paymentMethodId || name,
		supports: {
			...supports,
			showSavedCards: supports.showSavedCards || supports.savePaymentInfo || false,
			showSaveOption: supports.showSaveOption || false,
			features: supports.features || ['products'],
			style: supports.style || [],
		},
		canMakePaymentFromConfig: canMakePayment,
		canMakePayment: extend(name, canMakePayment),
	};
};

/** @throws TypeError if the configuration is invalid. */
export const createMethod = (given: unknown, extend: Extend): RegisteredMethod =>
	create(given, extend, false);

/** Longer than the description of an express method may be. */
const TOO_LONG = /^(.{130}).+/s;

/** @throws TypeError if the configuration is invalid. */
export const createExpressMethod = (given: unknown, extend: Extend): RegisteredMethod => {
	const method = create(given, extend, true);
	return {
		...method,
		title: method.title || method.name.replace(/[_-]/g, ' '),
		gatewayId: method.gatewayId || '',
		description: String(method.description || '').replace(TOO_LONG, '$1...'),
	};
};

/** Checks that extensions add to the payment methods of others (docs/behaviour.md#payment-method-registration). */
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
	const byNamespace = new Map<string, Options>();
	return {
		register(namespace, callbacks) {
			if (byNamespace.has(namespace)) {
				console.error(`The namespace ${namespace} must be unique`);
				return;
			}
			byNamespace.set(namespace, { ...callbacks });
			for (const [method, callback] of Object.entries(callbacks)) {
				if (!isFunction(callback)) {
					console.error(`The check ${method} of ${namespace} must be a function`);
				}
			}
		},
		extend: (method, own) => async (argument) => {
			const result = await own(argument);
			const { error }: Options = Object(result);
			if (!result || error) {
				return result;
			}
			// Read at call time: extensions may register before or after the payment methods.
			const checks = [...byNamespace.values()].map((callbacks) => callbacks[method]);
			return checks.filter(isFunction).every((check) => allows(check, argument)) ? result : false;
		},
	};
};
