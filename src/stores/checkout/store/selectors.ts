import { fieldsStore } from '../fields';
import type { Registry } from '../../shared/registry';
import type { CheckoutSelectors } from './contract';

const NO_FIELDS = {};
const always = (): boolean => true;

/** Selectors of the store, described in contract.ts. */
export const createSelectors = ({ select }: Pick<Registry, 'select'>): CheckoutSelectors => ({
	getCheckoutStatus: (state) => state.status,
	hasError: (state) => state.hasError,
	getRedirectUrl: (state) => state.redirectUrl,
	getOrderId: (state) => state.orderId,
	hasOrder: (state) => state.orderId > 0,
	getCustomerId: (state) => state.customerId,
	getOrderNotes: (state) => state.orderNotes,
	getUseShippingAsBilling: (state) => state.useShippingAsBilling,
	getShouldCreateAccount: (state) => state.shouldCreateAccount,
	getCustomerPassword: (state) => state.customerPassword,
	getExtensionData: (state) => state.extensionData,
	getRegisteredAutocompleteProviders: (state) => state.providers,
	getActiveAutocompleteProvider: (state, kind) => state[`${kind}Provider` as const] ?? '',
	prefersCollection: (state) => state.prefersCollection,
	// The types do not include undefined: the fields store is registered with the form, while plugins may call earlier.
	getAdditionalFields: () => select(fieldsStore)?.getAdditionalValues() ?? NO_FIELDS,
	getEditingBillingAddress: always,
	getEditingShippingAddress: always,
	isIdle: (state) => state.status === 'idle',
	isBeforeProcessing: (state) => state.status === 'before_processing',
	isProcessing: (state) => state.status === 'processing',
	isAfterProcessing: (state) => state.status === 'after_processing',
	isComplete: (state) => state.status === 'complete',
	isCalculating: (state) => state.calculatingCount > 0 || state.calculating.length > 0,
	getWait: (state) => state.wait,
	getLimit: (state) => state.limit,
});
