/** window.wc.wcBlocksRegistry. */
import { PAYMENT_METHODS_CHANGED } from '../../../stores/payment/page-methods';
import { createBlockComponents } from './block-components';
import type { RegisteredMethod } from './config';
import { createExpressMethod, createMethod } from './config';
import { createExtensionCallbacks } from './extension-callbacks';

/**
 * Creates a registry. `tell` is called when the methods have changed. The object must not be frozen: a gateway writes
 * to it.
 */
export const createRegistry = (notify: () => void) => {
	const extensions = createExtensionCallbacks();
	const blocks = createBlockComponents();
	const methods: Record<string, RegisteredMethod> = {};
	const expressMethods: Record<string, RegisteredMethod> = {};
	const put = (into: Record<string, RegisteredMethod>, method: RegisteredMethod): void => {
		into[method.name] = method;
		notify();
	};
	const drop = (from: Record<string, RegisteredMethod>, name: string): void => {
		Reflect.deleteProperty(from, name);
		notify();
	};
	return {
		/** @throws TypeError if the configuration is incomplete (docs/behaviour.md#payment-method-registration). */
		registerPaymentMethod: (options: unknown): void =>
			put(methods, createMethod(options, extensions.extend)),
		/** @throws TypeError if the configuration is incomplete (docs/behaviour.md#payment-method-registration). */
		registerExpressPaymentMethod: (options: unknown): void =>
			put(expressMethods, createExpressMethod(options)),
		registerPaymentMethodExtensionCallbacks: extensions.register,
		__experimentalDeRegisterPaymentMethod: (name: string): void => drop(methods, name),
		__experimentalDeRegisterExpressPaymentMethod: (name: string): void =>
			drop(expressMethods, name),
		getPaymentMethods: () => methods,
		getExpressPaymentMethods: () => expressMethods,
		registerBlockComponent: blocks.register,
		getRegisteredBlockComponents: blocks.of,
		/** Deprecated name, with `main` for the parent block. */
		registerInnerBlock: ({
			main,
			...options
		}: Parameters<typeof blocks.register>[0] & { main?: string }): void =>
			blocks.register(main === undefined ? options : { ...options, context: main }),
		getRegisteredInnerBlocks: blocks.of,
	};
};

export const wcBlocksRegistry = createRegistry(() =>
	window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED)),
);
