/** Payment methods as plugins register them (docs/behaviour.md#payment-method-registration). */
import type { ReactNode } from 'react';

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
