import type { PaymentAction } from './actions';
import type { PaymentState, PlainPaymentMethods } from './contract';

/** State before any method has been checked. */
export const initialState: PaymentState = {
	status: 'idle',
	activePaymentMethod: '',
	activeSavedToken: '',
	availablePaymentMethods: {},
	availableExpressPaymentMethods: {},
	registeredExpressPaymentMethods: {},
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

const without = (methods: PlainPaymentMethods, name: string): PlainPaymentMethods =>
	Object.fromEntries(Object.entries(methods).filter(([other]) => other !== name));

export const reducer = (
	state: PaymentState = initialState,
	action: PaymentAction,
): PaymentState => {
	switch (action.type) {
		case 'CHANGE':
			return { ...state, ...action.state };
		case 'REMOVE':
			return { ...state, [action.from]: without(state[action.from], action.name) };
		default:
			return state;
	}
};
