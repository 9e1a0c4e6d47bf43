/** wc/store/checkout, with the names of WooCommerce's store. */
import type { ReduxStoreConfig } from '@wordpress/data/build-types/types';
import type { CheckoutWait, MachineViewState } from '../../../domain/checkout/machine/view-state';
import type { CheckoutStatus } from '../../../domain/checkout/order';
import type { PaymentLimit } from '../../../domain/checkout/payment-limit';
import { ourName, referToStore } from '../../shared/registry';

export const CHECKOUT_STORE_KEY = ourName('checkout');

/** View state of the order that is placed: of the state machine, and the limit by which the last one was refused. */
export interface OrderViewState extends Omit<MachineViewState, 'paymentStatus'> {
	readonly limit?: PaymentLimit | undefined;
}

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
	/** Ids of address autocomplete providers that are registered (docs/extensions.md#address-autocomplete). */
	readonly providers: readonly string[];
	/** Id of the provider that knows addresses of the country; empty if there is none, undefined before one is sought. */
	readonly shippingProvider?: string;
	readonly billingProvider?: string;
	/** Extension of WooCommerce's store. */
	readonly wait: CheckoutWait | null;
	/** Extension of WooCommerce's store; undefined unless the last order was refused by it. */
	readonly limit?: PaymentLimit | undefined;
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
	getRegisteredAutocompleteProviders(state: CheckoutState): readonly string[];
	getActiveAutocompleteProvider(state: CheckoutState, kind: 'shipping' | 'billing'): string;
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
	/** Extension of WooCommerce's store: limit of declined payments by which the last order was refused. */
	getLimit(state: CheckoutState): PaymentLimit | undefined;
};

/** Choices as the Store API names them. */
export interface DraftData {
	readonly payment_method?: string;
	readonly order_notes?: string;
	readonly additional_fields?: Readonly<Record<string, string>>;
}

type Action = object;
type Effect = () => void;

/**
 * Only the state machine (domain/checkout/machine) changes statuses: the `__internal` setters that gateways use are
 * events for it.
 */
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
	/** PUT checkout: lets the shop calculate the totals again, and the order as it stands, with changed choices. */
	updateDraftOrder(data?: DraftData): () => Promise<unknown>;
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
	/** Called by WooCommerce's registry of address autocomplete providers. */
	addAddressAutocompleteProvider(id: string): Action;
	setActiveAddressAutocompleteProvider(id: string, kind: 'shipping' | 'billing'): Action;
	/** Extension of WooCommerce's store: names an operation of the plugin that the checkout waits for. */
	startCalculating(name: string): Action;
	finishCalculating(name: string): Action;
	__internalSetIdle(): Effect;
	__internalSetBeforeProcessing(): Effect;
	__internalSetProcessing(): Effect;
	/** `data.redirectUrl`: page to go to instead of the order's. */
	__internalSetComplete(data?: { readonly redirectUrl?: unknown } | null): Effect;
	__internalSetAfterProcessing(): Effect;
	__internalSetHasError(hasError?: boolean): Effect;
	__internalSetRedirectUrl(url: string): Action;
	/** Extension of WooCommerce's store: stores the view state of the order that is placed. */
	showViewState(viewState: Partial<OrderViewState>): Action;
	/** Extension of WooCommerce's store: a response to POST checkout was received; the id is 0 without an order. */
	receiveOrder(orderId: number, redirectUrl: string): Action;
};

export const checkoutStore =
	referToStore<ReduxStoreConfig<CheckoutState, CheckoutActions, CheckoutSelectors>>(
		CHECKOUT_STORE_KEY,
	);
