import type { PaymentState } from './contract';

/** Before any method has been asked. */
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
