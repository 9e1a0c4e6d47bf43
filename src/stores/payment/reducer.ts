import type { PaymentAction } from './actions';
import type { PaymentState, PlainPaymentMethods } from './contract';
import { initialState } from './state';

const without = (methods: PlainPaymentMethods, name: string): PlainPaymentMethods =>
	Object.fromEntries(Object.entries(methods).filter(([other]) => other !== name));

/** The saved token that the data names, empty where it names none. */
const tokenIn = (method: string, data: Readonly<Record<string, unknown>>): string => {
	const token = data[`wc-${method}-payment-token`];
	return typeof token === 'string' || typeof token === 'number' ? String(token) : '';
};

export const reducer = (
	state: PaymentState = initialState,
	action: PaymentAction,
): PaymentState => {
	switch (action.type) {
		case 'STATUS':
			return { ...state, status: action.status };
		case 'ACTIVE_METHOD':
			return {
				...state,
				activePaymentMethod: action.method,
				activeSavedToken: tokenIn(action.method, action.paymentMethodData),
				paymentMethodData: action.paymentMethodData,
			};
		case 'SAVE':
			return { ...state, shouldSavePaymentMethod: action.save };
		case 'METHOD_DATA':
			return { ...state, paymentMethodData: action.data };
		case 'RESULT':
			return { ...state, paymentResult: action.result };
		case 'INITIALIZED':
			return { ...state, paymentMethodsInitialized: action.initialized };
		case 'EXPRESS_INITIALIZED':
			return { ...state, expressPaymentMethodsInitialized: action.initialized };
		case 'AVAILABLE':
			return { ...state, availablePaymentMethods: action.methods };
		case 'EXPRESS_AVAILABLE':
			return { ...state, availableExpressPaymentMethods: action.methods };
		case 'REMOVE':
			return {
				...state,
				availablePaymentMethods: without(state.availablePaymentMethods, action.name),
			};
		case 'REMOVE_EXPRESS':
			return {
				...state,
				availableExpressPaymentMethods: without(state.availableExpressPaymentMethods, action.name),
			};
		case 'INCOMPATIBLE':
			return { ...state, incompatiblePaymentMethods: action.methods };
		case 'REGISTRATION_ERRORS':
			return { ...state, registrationErrors: action.errors };
		default:
			return state;
	}
};
