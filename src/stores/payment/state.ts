import type { PaymentState } from './contract';

/** State before any method has been checked. */
export const initialState: PaymentState = {
	status: 'idle',
	activePaymentMethod: '',
	activeSavedToken: '',
	availablePaymentMethods: {},
	availableExpressPaymentMethods: {},
	savedPaymentMethods: {},
	paymentMethodData: {},
	paymentResult: null,
	paymentMethodsInitialized: false,
	expressPaymentMethodsInitialized: false,
	shouldSavePaymentMethod: false,
	incompatiblePaymentMethods: {},
	registrationErrors: [],
	pickedOption: '',
};
