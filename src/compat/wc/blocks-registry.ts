/** window.wc.wcBlocksRegistry: payment methods, and components for inner blocks, as plugins register them. */
import { PAYMENT_METHODS_CHANGED } from '../../stores/checkout/payment/methods';
import { createExpressMethod, createMethod, createExtensionCallbacks } from './payment-methods';
import type { RegisteredMethod } from './payment-methods';

/** Components for other plugins' inner blocks in the cart and the checkout. */
type Component = unknown;

/** Options of registerBlockComponent; `context` is a block's name, or "any". */
export interface BlockComponent {
	readonly blockName: string;
	readonly component: Component;
	readonly context?: string | undefined;
}

export interface BlockComponents {
	/** @throws Error without a name or a component. */
	readonly register: (options: BlockComponent) => void;
	/** Returns name → component, for the given context and for "any". */
	readonly of: (context?: string) => Record<string, Component>;
}

const ANY = 'any';

const createBlockComponents = (): BlockComponents => {
	const byContext: Record<string, Record<string, Component>> = {};
	return {
		register({ blockName, component, context = ANY }) {
			if (!blockName || !component) {
				throw new Error('blockName and component are required');
			}
			byContext[context] = { ...byContext[context], [blockName]: component };
		},
		of: (context = ANY) => ({ ...byContext[context], ...byContext[ANY] }),
	};
};

/**
 * Creates a registry. `notify` is called when the methods have changed. The object must not be frozen: a gateway writes
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
		/** @throws TypeError if the configuration is invalid (docs/behaviour.md#payment-method-registration). */
		registerPaymentMethod: (options: unknown): void =>
			put(methods, createMethod(options, extensions.extend)),
		/** @throws TypeError if the configuration is invalid (docs/behaviour.md#payment-method-registration). */
		registerExpressPaymentMethod: (options: unknown): void =>
			put(expressMethods, createExpressMethod(options, extensions.extend)),
		registerPaymentMethodExtensionCallbacks: extensions.register,
		__experimentalDeRegisterPaymentMethod: (name: string): void => drop(methods, name),
		__experimentalDeRegisterExpressPaymentMethod: (name: string): void =>
			drop(expressMethods, name),
		getPaymentMethods: () => methods,
		getExpressPaymentMethods: () => expressMethods,
		registerBlockComponent: blocks.register,
		getRegisteredBlockComponents: blocks.of,
		/** Deprecated name, with `main` for the parent block. */
		registerInnerBlock: (options: BlockComponent & { main?: string }): void =>
			blocks.register({ context: options.main, ...options }),
		getRegisteredInnerBlocks: blocks.of,
	};
};

export const wcBlocksRegistry = createRegistry(() =>
	window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED)),
);
