import type { PaymentAction } from './actions';
import type { PaymentState, PlainPaymentMethods } from './contract';
import { initialState } from './state';

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
