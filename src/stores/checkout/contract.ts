/**
 * The public face of wc/store/checkout, with the names of WooCommerce's store. Statuses move by the machine alone
 * (domain/checkout/machine): the `__internal` setters that gateways know are events to it.
 */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { CheckoutWait, MachineFace } from '../../domain/checkout/machine/face';
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
	/** Of other plugins, which count up and down; never below 0. */
	readonly calculatingCount: number;
	/** What the product itself is waiting for, by name. */
	readonly calculating: readonly string[];
	readonly orderNotes: string;
	readonly useShippingAsBilling: boolean;
	readonly shouldCreateAccount: boolean;
	/** Never kept on the device. */
	readonly customerPassword: string;
	readonly prefersCollection: boolean;
	/** By namespace. */
	readonly extensionData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	/** Ours. */
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
	/** Field of a plugin ("namespace/name") → its value; a ticked box has '1', one that is not '0'. */
	getAdditionalFields(): Readonly<Record<string, string>>;
	/** Always: addresses stand in the form as fields, and are never folded to a card. */
	getEditingBillingAddress(): boolean;
	getEditingShippingAddress(): boolean;
	isIdle(state: CheckoutState): boolean;
	isBeforeProcessing(state: CheckoutState): boolean;
	isProcessing(state: CheckoutState): boolean;
	isAfterProcessing(state: CheckoutState): boolean;
	isComplete(state: CheckoutState): boolean;
	isCalculating(state: CheckoutState): boolean;
	/** Ours: why the button waits. */
	getWait(state: CheckoutState): CheckoutWait | null;
};

type Action = object;
type Effect = () => void;

export type CheckoutActions = {
	/** Places the order: what the button does. Asks nothing and orders nothing twice, however often it is called. */
	placeOrder(): Effect;
	/** Ours: asks once more what has become of the order, for a "Check again" button. */
	askAgain(): Effect;
	/** Ours: gives up on a plugin that does not answer, for a "Stop waiting" button while the wait is 'slow'. */
	stopWaiting(): Effect;
	/** Merges into the namespace's data; `replace` puts it in its place. */
	setExtensionData(
		namespace: string,
		data: Readonly<Record<string, unknown>>,
		replace?: boolean,
	): Action;
	/** Its older name. */
	__internalSetExtensionData(
		namespace: string,
		data: Readonly<Record<string, unknown>>,
		replace?: boolean,
	): Action;
	setPrefersCollection(prefersCollection: boolean): Action;
	/** Keeps the button waiting until the promise settles. */
	disableCheckoutFor<T>(work: () => Promise<T>): () => Promise<T>;

	/** Merges; true and false are those of a box. */
	setAdditionalFields(fields: Readonly<Record<string, string | boolean>>): Effect;
	/** Change nothing: addresses are never folded. */
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
	/** Ours: what the product waits for, by name. */
	startCalculating(name: string): Action;
	finishCalculating(name: string): Action;
	__internalSetIdle(): Effect;
	__internalSetBeforeProcessing(): Effect;
	__internalSetProcessing(): Effect;
	__internalSetComplete(data?: unknown): Effect;
	__internalSetAfterProcessing(): Effect;
	__internalSetHasError(hasError?: boolean): Effect;
	__internalSetRedirectUrl(url: string): Action;
	/** Ours: the machine's word. */
	showMachine(face: Omit<MachineFace, 'paymentStatus'>): Action;
	/** Ours: an answer to POST checkout came; without an order its id is 0. */
	receiveOrder(orderId: number, redirectUrl: string): Action;
};

/** What payment_setup observers and the like are registered through (props eventRegistration of a gateway). */
export type Observer = (data: unknown) => unknown;
export type Subscribe = (observer: Observer, priority?: number) => () => void;

/** Data that checkout_success and checkout_fail observers get. */
export interface AfterProcessingData {
	readonly redirectUrl: string;
	readonly orderId: number;
	readonly customerId: number;
	readonly orderNotes: string;
	readonly processingResponse: unknown;
}

export const checkoutStore =
	referToStore<ReduxStoreConfig<CheckoutState, CheckoutActions, CheckoutSelectors>>(
		CHECKOUT_STORE_KEY,
	);
