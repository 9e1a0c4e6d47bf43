/** What a page with a checkout holds beside the cart: given by ensureCheckout (setup.ts) to whoever asks. */
import type { PaymentMethods } from '../payment/setup';
import type { PageStores } from '../setup';
import type { Subscribe } from './contract';

/** How gateways take part (prop eventRegistration of their content); older names are the same events. */
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

/** What gateways build and read answers with (prop emitResponse). */
export interface EmitResponse {
	readonly responseTypes: {
		readonly SUCCESS: 'success';
		readonly FAIL: 'failure';
		readonly ERROR: 'error';
	};
	readonly noticeContexts: Readonly<Record<string, string>>;
	/** True unless the answer says false explicitly. */
	readonly shouldRetry: (response: unknown) => boolean;
	readonly isSuccessResponse: (response: unknown) => boolean;
	readonly isErrorResponse: (response: unknown) => boolean;
	readonly isFailResponse: (response: unknown) => boolean;
}

/** What an express method's button is given (props onClick, onClose, onError, setExpressPaymentError). */
export interface ExpressHandlers {
	/** The button of that method was clicked: what is chosen now is remembered. */
	readonly onClick: (method: string) => void;
	/** The shopper closed its window: back to the former method. */
	readonly onClose: () => void;
	/** It failed: says so in the express area and goes back to the former method. */
	readonly onError: (message: unknown) => void;
	/** Shows an error in the express area; an empty one takes it away. */
	readonly setExpressPaymentError: (message?: unknown) => void;
}

/** What gateways and the form are given. */
export interface CheckoutParts {
	readonly events: CheckoutEvents;
	readonly emitResponse: EmitResponse;
	readonly expressHandlers: ExpressHandlers;
	/** Loads ahead what placing an order takes: the form was touched. */
	readonly prepareToOrder: () => void;
}

export interface CheckoutPage extends PageStores, CheckoutParts {
	readonly paymentMethods: PaymentMethods;
}
