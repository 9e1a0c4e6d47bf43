/** Public API of wc/store/payment, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { PaymentResult, PaymentStatus } from '../../../domain/checkout/order';
import { ourName, referToStore } from '../../shared/registry';

export const PAYMENT_STORE_KEY = ourName('payment');

/** Serialisable part of a method, without its functions and elements. */
export interface PlainPaymentMethod {
	readonly name: string;
	readonly title?: string;
	readonly description?: string;
	readonly gatewayId?: string;
	readonly supportsStyle?: readonly string[];
}

export type PlainPaymentMethods = Readonly<Record<string, PlainPaymentMethod>>;

/** Saved card or account, as customer settings contain it, grouped by type ('cc', 'echeck' …). */
export interface SavedPaymentMethod {
	readonly tokenId: number;
	readonly method: { readonly gateway: string; readonly last4?: string; readonly brand?: string };
	/** Expiry date such as "12/29"; empty if it does not expire. */
	readonly expires: string;
	readonly isDefault: boolean;
}

export type SavedPaymentMethods = Readonly<Record<string, readonly SavedPaymentMethod[]>>;

/**
 * Reason why a method was left out. Administrators see it as a notice in the context of payments or express payments
 * (docs/behaviour.md#payment-method-registration).
 */
export interface RegistrationError {
	/** Name of the method. */
	readonly id: string;
	/** Complete sentence of docs/behaviour.md#messages, plain text. */
	readonly message: string;
}

export interface PaymentState {
	readonly status: PaymentStatus;
	/** Empty if no method is chosen. */
	readonly activePaymentMethod: string;
	/** Token id as a string; empty if no saved token is chosen. */
	readonly activeSavedToken: string;
	readonly availablePaymentMethods: PlainPaymentMethods;
	readonly availableExpressPaymentMethods: PlainPaymentMethods;
	/** All that plugins have registered, available or not. */
	readonly registeredExpressPaymentMethods: PlainPaymentMethods;
	readonly savedPaymentMethods: SavedPaymentMethods;
	readonly paymentMethodData: Readonly<Record<string, unknown>>;
	readonly paymentResult: PaymentResult | null;
	readonly paymentMethodsInitialized: boolean;
	readonly expressPaymentMethodsInitialized: boolean;
	readonly shouldSavePaymentMethod: boolean;
	/** Gateways enabled in the shop that cannot pay this cart in this checkout: id → title. */
	readonly incompatiblePaymentMethods: Readonly<Record<string, string>>;
	/** Extension of WooCommerce's store. */
	readonly registrationErrors: readonly RegistrationError[];
	/**
	 * Extension of WooCommerce's store: option picked by the shopper in the payment section; empty while the default
	 * applies.
	 */
	readonly pickedOption: string;
}

export type PaymentSelectors = {
	isPaymentIdle(state: PaymentState): boolean;
	/** Same as isPaymentIdle. */
	isPaymentPristine(state: PaymentState): boolean;
	/** Same as isExpressPaymentStarted. */
	isPaymentStarted(state: PaymentState): boolean;
	isExpressPaymentStarted(state: PaymentState): boolean;
	isPaymentProcessing(state: PaymentState): boolean;
	isPaymentReady(state: PaymentState): boolean;
	/** Same as isPaymentReady. */
	isPaymentSuccess(state: PaymentState): boolean;
	hasPaymentError(state: PaymentState): boolean;
	/** Same as hasPaymentError. */
	isPaymentFailed(state: PaymentState): boolean;
	/** True if the payment is ready or has an error. */
	isPaymentFinished(state: PaymentState): boolean;
	isExpressPaymentMethodActive(state: PaymentState): boolean;
	getActivePaymentMethod(state: PaymentState): string;
	getActiveSavedToken(state: PaymentState): string;
	getAvailablePaymentMethods(state: PaymentState): PlainPaymentMethods;
	getAvailableExpressPaymentMethods(state: PaymentState): PlainPaymentMethods;
	getRegisteredExpressPaymentMethods(state: PaymentState): PlainPaymentMethods;
	getPaymentMethodData(state: PaymentState): Readonly<Record<string, unknown>>;
	getSavedPaymentMethods(state: PaymentState): SavedPaymentMethods;
	/** Returns the saved methods whose gateway is available and displays saved cards. */
	getActiveSavedPaymentMethods(state: PaymentState): SavedPaymentMethods;
	getIncompatiblePaymentMethods(state: PaymentState): Readonly<Record<string, string>>;
	getShouldSavePaymentMethod(state: PaymentState): boolean;
	paymentMethodsInitialized(state: PaymentState): boolean;
	expressPaymentMethodsInitialized(state: PaymentState): boolean;
	getPaymentResult(state: PaymentState): PaymentResult | null;
	/** Returns the whole state, which some gateways read. */
	getState(state: PaymentState): PaymentState;
	/** Returns all statuses as flags: WooCommerce's older selector, and the prop `paymentStatus` of gateways. */
	getCurrentStatus(state: PaymentState): Readonly<Record<string, boolean>>;
	/** Extension of WooCommerce's store. */
	getRegistrationErrors(state: PaymentState): readonly RegistrationError[];
	getPickedOption(state: PaymentState): string;
};

type Action = object;
type Effect = () => void;

export type PaymentActions = {
	/**
	 * Sets the method; for a saved token with its payment method data (docs/behaviour.md#default-payment-method).
	 */
	__internalSetActivePaymentMethod(
		method: string,
		paymentMethodData?: Readonly<Record<string, unknown>>,
	): Action;
	__internalSetShouldSavePaymentMethod(save: boolean): Action;
	__internalSetPaymentMethodData(data: Readonly<Record<string, unknown>>): Action;
	__internalSetPaymentResult(result: PaymentResult): Action;
	__internalSetPaymentMethodsInitialized(initialized: boolean): Action;
	__internalSetExpressPaymentMethodsInitialized(initialized: boolean): Action;
	__internalSetAvailablePaymentMethods(methods: PlainPaymentMethods): Action;
	__internalSetAvailableExpressPaymentMethods(methods: PlainPaymentMethods): Action;
	__internalSetRegisteredExpressPaymentMethods(methods: PlainPaymentMethods): Action;
	__internalRemoveAvailablePaymentMethod(name: string): Action;
	__internalRemoveAvailableExpressPaymentMethod(name: string): Action;
	/** Extension of WooCommerce's store: sets the status from the state machine. */
	setPaymentStatus(status: PaymentStatus): Action;
	/** Extension of WooCommerce's store: id → title of gateways that cannot pay this cart in this checkout. */
	setIncompatiblePaymentMethods(methods: Readonly<Record<string, string>>): Action;
	/** Extension of WooCommerce's store. */
	setRegistrationErrors(errors: readonly RegistrationError[]): Action;
	/** Extension of WooCommerce's store: the payment section activates the option as soon as it is offered. */
	pickOption(option: string): Action;
	/** Sends an event to the state machine, which alone changes the status (domain/checkout/machine). */
	__internalSetPaymentIdle(): Effect;
	__internalSetExpressPaymentStarted(): Effect;
	__internalSetPaymentError(): Effect;
	/** No effect: only an order sets these statuses. */
	__internalSetPaymentProcessing(): Effect;
	__internalSetPaymentReady(): Effect;
	/** Shows an error in the express area, given as HTML; without a message removes it. */
	__internalSetExpressPaymentError(message?: unknown): Effect;
	/** Checks all methods again, if a cart is known. */
	__internalUpdateAvailablePaymentMethods(): Effect;
};

export const paymentStore =
	referToStore<ReduxStoreConfig<PaymentState, PaymentActions, PaymentSelectors>>(PAYMENT_STORE_KEY);
