/**
 * Public API of wc/store/checkout, with the names of WooCommerce's store. Only the state machine
 * (domain/checkout/machine) changes statuses: the `__internal` setters that gateways use are events for it.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { CheckoutEvent } from '../../domain/checkout/machine/event';
import type { CheckoutWait, MachineViewState } from '../../domain/checkout/machine/face';
import type { MachineState } from '../../domain/checkout/machine/state';
import type { CheckoutStatus } from '../../domain/checkout/status';
import { ourName } from '../our-name';
import { referToStore } from '../registry';

export const CHECKOUT_STORE_KEY = ourName('checkout');

export type { CheckoutWait };

export interface CheckoutState {
	readonly status: CheckoutStatus;
	readonly hasError: boolean;
	readonly redirectUrl: string;
	readonly orderId: number;
	readonly customerId: number;
	/** Counter that other plugins increment and decrement; never below 0. */
	readonly calculatingCount: number;
	/** Names of the plugin's own operations that the checkout waits for. */
	readonly calculating: readonly string[];
	readonly orderNotes: string;
	readonly useShippingAsBilling: boolean;
	readonly shouldCreateAccount: boolean;
	/** Never stored in the browser. */
	readonly customerPassword: string;
	readonly prefersCollection: boolean;
	/** Data of extensions by namespace. */
	readonly extensionData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	/** Extension of WooCommerce's store. */
	readonly wait: CheckoutWait | null;
}

export type CheckoutSelectors = {
	getCheckoutStatus(state: CheckoutState): CheckoutStatus;
	hasError(state: CheckoutState): boolean;
	getRedirectUrl(state: CheckoutState): string;
	getOrderId(state: CheckoutState): number;
	hasOrder(state: CheckoutState): boolean;
	getCustomerId(state: CheckoutState): number;
	getOrderNotes(state: CheckoutState): string;
	getUseShippingAsBilling(state: CheckoutState): boolean;
	getShouldCreateAccount(state: CheckoutState): boolean;
	getCustomerPassword(state: CheckoutState): string;
	getExtensionData(state: CheckoutState): CheckoutState['extensionData'];
	prefersCollection(state: CheckoutState): boolean;
	/** Additional field ("namespace/name") → its value; '1' for a ticked checkbox, else '0'. */
	getAdditionalFields(): Readonly<Record<string, string>>;
	/** Always true: addresses are form fields and are never collapsed to a card. */
	getEditingBillingAddress(): boolean;
	getEditingShippingAddress(): boolean;
	isIdle(state: CheckoutState): boolean;
	isBeforeProcessing(state: CheckoutState): boolean;
	isProcessing(state: CheckoutState): boolean;
	isAfterProcessing(state: CheckoutState): boolean;
	isComplete(state: CheckoutState): boolean;
	isCalculating(state: CheckoutState): boolean;
	/** Extension of WooCommerce's store: reason why the place-order button waits. */
	getWait(state: CheckoutState): CheckoutWait | null;
};

type Action = object;
type Effect = () => void;

export type CheckoutActions = {
	/** Places the order, as the button does. Repeated calls neither validate nor order twice. */
	placeOrder(): Effect;
	/** Extension of WooCommerce's store: queries the outcome of the order again, for a "Check again" button. */
	checkAgain(): Effect;
	/**
	 * Extension of WooCommerce's store: continues without a plugin that does not respond, for a "Stop waiting" button
	 * while the wait is 'slow'.
	 */
	stopWaiting(): Effect;
	/** Merges data into the namespace's data, or replaces it with `replace`. */
	setExtensionData(
		namespace: string,
		data: Readonly<Record<string, unknown>>,
		replace?: boolean,
	): Action;
	/** Older name of setExtensionData. */
	__internalSetExtensionData(
		namespace: string,
		data: Readonly<Record<string, unknown>>,
		replace?: boolean,
	): Action;
	setPrefersCollection(prefersCollection: boolean): Action;
	/** Makes the place-order button wait until the promise settles. */
	disableCheckoutFor<T>(work: () => Promise<T>): () => Promise<T>;

	/** Merges values of additional fields; booleans are those of checkboxes. */
	setAdditionalFields(fields: Readonly<Record<string, string | boolean>>): Effect;
	/** No effect: addresses are never collapsed. */
	setEditingBillingAddress(isEditing: boolean): Effect;
	setEditingShippingAddress(isEditing: boolean): Effect;
	__internalSetOrderNotes(notes: string): Action;
	__internalSetUseShippingAsBilling(same: boolean): Action;
	__internalSetShouldCreateAccount(create: boolean): Action;
	__internalSetCustomerPassword(password: string): Action;
	__internalSetCustomerId(customerId: number): Action;
	__internalIncrementCalculating(): Action;
	__internalDecrementCalculating(): Action;
	__internalStartCalculation(): Action;
	__internalFinishCalculation(): Action;
	/** Extension of WooCommerce's store: names an operation of the plugin that the checkout waits for. */
	startCalculating(name: string): Action;
	finishCalculating(name: string): Action;
	__internalSetIdle(): Effect;
	__internalSetBeforeProcessing(): Effect;
	__internalSetProcessing(): Effect;
	__internalSetComplete(data?: unknown): Effect;
	__internalSetAfterProcessing(): Effect;
	__internalSetHasError(hasError?: boolean): Effect;
	__internalSetRedirectUrl(url: string): Action;
	/** Extension of WooCommerce's store: stores the view state of the state machine. */
	showViewState(viewState: Omit<MachineViewState, 'paymentStatus'>): Action;
	/** Extension of WooCommerce's store: a response to POST checkout was received; the id is 0 without an order. */
	receiveOrder(orderId: number, redirectUrl: string): Action;
};

/** Observer of payment_setup and the other events; gateways subscribe through their prop eventRegistration. */
export type Observer = (data: unknown) => unknown;
export type Subscribe = (observer: Observer, priority?: number) => () => void;

/** Data passed to checkout_success and checkout_fail observers. */
export interface AfterProcessingData {
	readonly redirectUrl: string;
	readonly orderId: number;
	readonly customerId: number;
	readonly orderNotes: string;
	readonly processingResponse: unknown;
}

/** Runs the checkout machine (stores/placing/runner.ts). */
export interface Runner {
	/** Handles an event of the checkout. */
	dispatch(event: CheckoutEvent): void;
	state(): MachineState;
}

export const checkoutStore =
	referToStore<ReduxStoreConfig<CheckoutState, CheckoutActions, CheckoutSelectors>>(
		CHECKOUT_STORE_KEY,
	);
