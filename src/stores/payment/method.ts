/** Payment methods as plugins register them (spec section 3; anchors, contracts). */
import type { ReactNode } from 'react';

/** What canMakePayment is asked with, in the Store API's own shape (snake case inside). */
export type CanPayArgument = Readonly<Record<string, unknown>>;

/** true, false, {error: {message}} or a promise of one of them; plugins answer with anything. */
export type CanMakePayment = (argument: CanPayArgument) => unknown;

/** Features are what the cart's payment_requirements are held against. */
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
 * Where methods are registered: window.wc.wcBlocksRegistry, ours or WooCommerce's own where one of its blocks on the page
 * needs that. Read at the time of asking; plugins register late.
 */
export interface MethodRegistry {
	getPaymentMethods(): Readonly<Record<string, PaymentMethodConfig>>;
	getExpressPaymentMethods(): Readonly<Record<string, ExpressPaymentMethodConfig>>;
	/** Calls the listener when methods may have come or gone; gives back how to stop that. */
	onChange(listener: () => void): () => void;
}
