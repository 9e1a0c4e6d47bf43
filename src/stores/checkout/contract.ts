/**
 * What ensureCheckout (src/stores/checkout/setup.ts) returns to the form and to gateways: the page's stores, events to
 * observe, and the runner of the order.
 */
import type { CheckoutEvent, MachineState } from '../../domain/checkout/machine/state';
import type { SiteSettings } from '../../domain/support/settings';
import type { PageStores } from '../cart/setup';
import type { PaymentMethods } from './payment/setup';

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

/** Runs the checkout machine (stores/checkout/placing/runner.ts). */
export interface Runner {
	/** Handles an event of the checkout. */
	dispatch(event: CheckoutEvent): void;
	/**
	 * Checks the form as before an order, without ordering, and shows what is wrong; resolves to true if nothing is, and
	 * no order is under way. For buttons of payment methods, which ask before they open a window of their own.
	 *
	 * @param shownTotal Total that the shopper sees, minor units as a string.
	 */
	validate(shownTotal: string): Promise<boolean>;
	state(): MachineState;
}

/** Events to which gateways subscribe (prop eventRegistration of their content); older names are the same events. */
export interface CheckoutEvents {
	readonly onCheckoutValidation: Subscribe;
	readonly onPaymentSetup: Subscribe;
	readonly onCheckoutSuccess: Subscribe;
	readonly onCheckoutFail: Subscribe;
	readonly onCheckoutBeforeProcessing: Subscribe;
	readonly onCheckoutValidationBeforeProcessing: Subscribe;
	readonly onPaymentProcessing: Subscribe;
	readonly onCheckoutAfterProcessingWithSuccess: Subscribe;
	readonly onCheckoutAfterProcessingWithError: Subscribe;
}

/** Checks the form without ordering, as WooCommerce's useValidateCheckout, and shows what is wrong. */
export type Validate = () => Promise<{ readonly hasError: boolean }>;

/** Helpers with which gateways build and read responses (prop emitResponse). */
export interface EmitResponse {
	readonly responseTypes: {
		readonly SUCCESS: 'success';
		readonly FAIL: 'failure';
		readonly ERROR: 'error';
	};
	readonly noticeContexts: Readonly<Record<string, string>>;
	/** True unless `retry` is explicitly false. */
	readonly shouldRetry: (response: unknown) => boolean;
	readonly isSuccessResponse: (response: unknown) => boolean;
	readonly isErrorResponse: (response: unknown) => boolean;
	readonly isFailResponse: (response: unknown) => boolean;
}

/** Callbacks for the button of an express method (props onClick, onClose, onError, setExpressPaymentError). */
export interface ExpressHandlers {
	/** The method's button was clicked: the current payment method is stored. */
	readonly onClick: (method: string) => void;
	/** The shopper closed the method's window: the former payment method is restored. */
	readonly onClose: () => void;
	/** The method failed: shows the error in the express area and restores the former payment method. */
	readonly onError: (message: unknown) => void;
	/** Shows an error in the express area; an empty one removes it. */
	readonly setExpressPaymentError: (message?: unknown) => void;
}

/** Functions for gateways and the form. */
export interface CheckoutParts {
	readonly events: CheckoutEvents;
	readonly emitResponse: EmitResponse;
	readonly expressHandlers: ExpressHandlers;
	/** Runner's `validate` with the total of now. */
	readonly validate: () => Promise<boolean>;
	/** Loads the code that places orders in advance, when the shopper interacts with the form. */
	readonly prepareToOrder: () => void;
}

export interface CheckoutPage extends PageStores, CheckoutParts {
	readonly settings: SiteSettings;
	readonly paymentMethods: PaymentMethods;
}
