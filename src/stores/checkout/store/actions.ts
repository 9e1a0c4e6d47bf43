/** Plain actions, which describe changes of the state. Names and arguments are WooCommerce's. */
import type { OrderViewState } from './contract';

type Data = Readonly<Record<string, unknown>>;

const increment = () => ({ type: 'CALCULATING', by: 1 }) as const;
const decrement = () => ({ type: 'CALCULATING', by: -1 }) as const;

const setExtensionData = (namespace: string, data: Data, replace = false) =>
	({ type: 'EXTENSION_DATA', namespace, data, replace }) as const;

export const plainActions = {
	setExtensionData,
	/** Older name of setExtensionData. */
	__internalSetExtensionData: setExtensionData,
	setPrefersCollection: (prefersCollection: boolean) =>
		({ type: 'CHOICE', choice: { prefersCollection } }) as const,
	__internalSetOrderNotes: (orderNotes: string) =>
		({ type: 'CHOICE', choice: { orderNotes } }) as const,
	__internalSetUseShippingAsBilling: (useShippingAsBilling: boolean) =>
		({ type: 'CHOICE', choice: { useShippingAsBilling } }) as const,
	__internalSetShouldCreateAccount: (shouldCreateAccount: boolean) =>
		({ type: 'CHOICE', choice: { shouldCreateAccount } }) as const,
	__internalSetCustomerPassword: (customerPassword: string) =>
		({ type: 'CHOICE', choice: { customerPassword } }) as const,
	__internalSetCustomerId: (customerId: number) =>
		({ type: 'CHOICE', choice: { customerId } }) as const,
	__internalSetRedirectUrl: (redirectUrl: string) =>
		({ type: 'CHOICE', choice: { redirectUrl } }) as const,
	__internalIncrementCalculating: increment,
	__internalDecrementCalculating: decrement,
	// Newer names of the two actions above.
	__internalStartCalculation: increment,
	__internalFinishCalculation: decrement,
	addAddressAutocompleteProvider: (id: string) => ({ type: 'PROVIDER', id }) as const,
	setActiveAddressAutocompleteProvider: (id: string, kind: 'shipping' | 'billing') =>
		({
			type: 'CHOICE',
			choice: { [`${kind}Provider` as const]: id },
		}) as const,
	startCalculating: (name: string) => ({ type: 'CALCULATING_BEGAN', name }) as const,
	finishCalculating: (name: string) => ({ type: 'CALCULATING_ENDED', name }) as const,
	/**
	 * Extension of WooCommerce's store: stores the view state of the order that is placed, which plugins change through
	 * the state machine's events.
	 */
	showViewState: (viewState: Partial<OrderViewState>) =>
		({ type: 'MACHINE', face: viewState }) as const,
	/** Extension of WooCommerce's store: a response to POST checkout was received; the id is 0 without an order. */
	receiveOrder: (orderId: number, redirectUrl: string) =>
		({ type: 'CHOICE', choice: { orderId, redirectUrl } }) as const,
};

type PlainActions = typeof plainActions;

export type CheckoutAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
