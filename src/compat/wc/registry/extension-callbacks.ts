/** Checks that extensions add to the payment methods of others (docs/behaviour.md#payment-method-registration). */
import type { CanMakePayment } from '../../../stores/payment/method';
import type { Extend } from './config';

type Callbacks = ReadonlyMap<string, CanMakePayment>;

export interface ExtensionCallbacks {
	/** Registers checks. Invalid ones are reported in the console, as in WooCommerce, and ignored. */
	readonly register: (namespace: string, callbacks: Readonly<Record<string, unknown>>) => void;
	readonly extend: Extend;
}

const isFunction = (value: unknown): value is CanMakePayment => typeof value === 'function';

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
