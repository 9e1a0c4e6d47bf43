/** The public face of wc/store/payment, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { PaymentResult } from '../../domain/checkout/order';
import type { PaymentStatus } from '../../domain/checkout/status';
import { ourName } from '../our-name';
import { referToStore } from '../registry';

export const PAYMENT_STORE_KEY = ourName('payment');

/** A method without its functions and elements: what a store can hold. */
export interface PlainPaymentMethod {
	readonly name: string;
	readonly title?: string;
	readonly description?: string;
	readonly gatewayId?: string;
	readonly supportsStyle?: readonly string[];
}

export type PlainPaymentMethods = Readonly<Record<string, PlainPaymentMethod>>;

/** One saved card or account, as customer settings give it, grouped by type ('cc', 'echeck' …). */
export interface SavedPaymentMethod {
	readonly tokenId: number;
	readonly method: { readonly gateway: string; readonly last4?: string; readonly brand?: string };
	/** "12/29"; empty where it does not end. */
	readonly expires: string;
	readonly isDefault: boolean;
}

export type SavedPaymentMethods = Readonly<Record<string, readonly SavedPaymentMethod[]>>;

/**
 * Why a method was left out. Administrators are shown it as a notice in the payments' context, or the express payments'
 * (spec sections 6 and 8).
 */
export interface RegistrationError {
	/** The method's name. */
	readonly id: string;
	/** The whole sentence of spec section 8, text. */
	readonly message: string;
}

export interface PaymentState {
	readonly status: PaymentStatus;
	/** Empty where none is chosen. */
	readonly activePaymentMethod: string;
	/** Token id as text; empty where no saved one is chosen. */
	readonly activeSavedToken: string;
	readonly availablePaymentMethods: PlainPaymentMethods;
	readonly availableExpressPaymentMethods: PlainPaymentMethods;
	readonly savedPaymentMethods: SavedPaymentMethods;
	readonly paymentMethodData: Readonly<Record<string, unknown>>;
	readonly paymentResult: PaymentResult | null;
	readonly paymentMethodsInitialized: boolean;
	readonly expressPaymentMethodsInitialized: boolean;
	readonly shouldSavePaymentMethod: boolean;
	/** Methods that are registered and do not do what the cart asks for: id → title. */
	readonly incompatiblePaymentMethods: Readonly<Record<string, string>>;
	/** Ours. */
	readonly registrationErrors: readonly RegistrationError[];
	/** Ours: what the shopper has picked, as the payment section calls it; empty while the default stands. */
	readonly pickedOption: string;
}

export type PaymentSelectors = {
	isPaymentIdle(state: PaymentState): boolean;
	/** The same as idle. */
	isPaymentPristine(state: PaymentState): boolean;
	/** The same as express started. */
	isPaymentStarted(state: PaymentState): boolean;
	isExpressPaymentStarted(state: PaymentState): boolean;
	isPaymentProcessing(state: PaymentState): boolean;
	isPaymentReady(state: PaymentState): boolean;
	/** The same as ready. */
	isPaymentSuccess(state: PaymentState): boolean;
	hasPaymentError(state: PaymentState): boolean;
	/** The same as has error. */
	isPaymentFailed(state: PaymentState): boolean;
	/** Ready or has error. */
	isPaymentFinished(state: PaymentState): boolean;
	isExpressPaymentMethodActive(state: PaymentState): boolean;
	getActivePaymentMethod(state: PaymentState): string;
	getActiveSavedToken(state: PaymentState): string;
	getAvailablePaymentMethods(state: PaymentState): PlainPaymentMethods;
	getAvailableExpressPaymentMethods(state: PaymentState): PlainPaymentMethods;
	getPaymentMethodData(state: PaymentState): Readonly<Record<string, unknown>>;
	getSavedPaymentMethods(state: PaymentState): SavedPaymentMethods;
	/** Those whose gateway is available and shows saved cards. */
	getActiveSavedPaymentMethods(state: PaymentState): SavedPaymentMethods;
	getIncompatiblePaymentMethods(state: PaymentState): Readonly<Record<string, string>>;
	getShouldSavePaymentMethod(state: PaymentState): boolean;
	paymentMethodsInitialized(state: PaymentState): boolean;
	expressPaymentMethodsInitialized(state: PaymentState): boolean;
	getPaymentResult(state: PaymentState): PaymentResult | null;
	/** All of it, as some gateways ask. */
	getState(state: PaymentState): PaymentState;
	/** All statuses as flags: what WooCommerce asked of old, and the prop `paymentStatus` of gateways. */
	getCurrentStatus(state: PaymentState): Readonly<Record<string, boolean>>;
	/** Ours. */
	getRegistrationErrors(state: PaymentState): readonly RegistrationError[];
	getPickedOption(state: PaymentState): string;
};

type Action = object;
type Effect = () => void;

export type PaymentActions = {
	/** A saved token comes with its payment method data (spec section 4, default active payment method). */
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
	__internalRemoveAvailablePaymentMethod(name: string): Action;
	__internalRemoveAvailableExpressPaymentMethod(name: string): Action;
	/** Ours: the machine's word. */
	setPaymentStatus(status: PaymentStatus): Action;
	/** Ours: id → title of gateways that cannot pay this cart here. */
	setIncompatiblePaymentMethods(methods: Readonly<Record<string, string>>): Action;
	/** Ours. */
	setRegistrationErrors(errors: readonly RegistrationError[]): Action;
	/** Ours: the payment section makes it the active method as soon as it is offered. */
	pickOption(option: string): Action;
	/** Events to the machine, which alone moves the status (domain/checkout/machine). */
	__internalSetPaymentIdle(): Effect;
	__internalSetExpressPaymentStarted(): Effect;
	__internalSetPaymentError(): Effect;
	/** Change nothing: only an order makes a payment run and be ready. */
	__internalSetPaymentProcessing(): Effect;
	__internalSetPaymentReady(): Effect;
	/** Shows an error in the express area, from HTML; none takes it away. */
	__internalSetExpressPaymentError(message?: unknown): Effect;
	/** Asks all methods anew, where there is a cart to ask them about. */
	__internalUpdateAvailablePaymentMethods(): Effect;
};

export const paymentStore =
	referToStore<ReduxStoreConfig<PaymentState, PaymentActions, PaymentSelectors>>(PAYMENT_STORE_KEY);
