/** Events and helpers through which gateways take part in a checkout (docs/behaviour.md#checkout-observers). */
import type { CheckoutEventName } from '../../../domain/checkout/observer';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { valueAt } from '../../../domain/support/unknown';
import type { CheckoutEvents, EmitResponse, Observer, Subscribe } from '../contract';

/** Returns each event under its current and its older names. */
export const checkoutEvents = ({ subscribe }: Observers): CheckoutEvents => {
	const onCheckoutValidation = subscribe('checkout_validation');
	const onPaymentSetup = subscribe('payment_setup');
	const onCheckoutSuccess = subscribe('checkout_success');
	const onCheckoutFail = subscribe('checkout_fail');
	return {
		onCheckoutValidation,
		onPaymentSetup,
		onCheckoutSuccess,
		onCheckoutFail,
		onCheckoutBeforeProcessing: onCheckoutValidation,
		onCheckoutValidationBeforeProcessing: onCheckoutValidation,
		onPaymentProcessing: onPaymentSetup,
		onCheckoutAfterProcessingWithSuccess: onCheckoutSuccess,
		onCheckoutAfterProcessingWithError: onCheckoutFail,
	};
};

const isOfType =
	(...types: readonly unknown[]) =>
	(response: unknown): boolean =>
		types.includes(valueAt(response, 'type'));

export const emitResponse: EmitResponse = {
	responseTypes: { SUCCESS: 'success', FAIL: 'failure', ERROR: 'error' },
	noticeContexts: {
		CART: NOTICE_CONTEXTS.cart,
		CHECKOUT: NOTICE_CONTEXTS.checkout,
		PAYMENTS: NOTICE_CONTEXTS.payments,
		EXPRESS_PAYMENTS: NOTICE_CONTEXTS.expressPayments,
		CONTACT_INFORMATION: NOTICE_CONTEXTS.contactInformation,
		SHIPPING_ADDRESS: NOTICE_CONTEXTS.shippingAddress,
		BILLING_ADDRESS: NOTICE_CONTEXTS.billingAddress,
		SHIPPING_METHODS: NOTICE_CONTEXTS.shippingMethods,
		CHECKOUT_ACTIONS: NOTICE_CONTEXTS.checkoutActions,
	},
	shouldRetry: (response) => valueAt(response, 'retry') !== false,
	isSuccessResponse: isOfType('success'),
	isErrorResponse: isOfType('error'),
	isFailResponse: isOfType('failure', 'fail'),
};

const DEFAULT_PRIORITY = 10;

interface Entry {
	readonly observer: Observer;
	readonly priority: number;
}

/** Observers registered by plugins for the checkout's events. src/stores/checkout/placing/settle.ts calls them. */
export interface Observers {
	subscribe(event: CheckoutEventName): Subscribe;
	/** Returns the observers by ascending priority, equal priorities in the order of registration. */
	of(event: CheckoutEventName): readonly Observer[];
}

export const createObservers = (): Observers => {
	const entries: Record<CheckoutEventName, readonly Entry[]> = {
		checkout_validation: [],
		payment_setup: [],
		checkout_success: [],
		checkout_fail: [],
	};
	return {
		subscribe:
			(event) =>
			(observer, priority = DEFAULT_PRIORITY) => {
				const entry: Entry = { observer, priority };
				entries[event] = [...entries[event], entry].sort((a, b) => a.priority - b.priority);
				return () => {
					entries[event] = entries[event].filter((other) => other !== entry);
				};
			},
		of: (event) => entries[event].map(({ observer }) => observer),
	};
};
