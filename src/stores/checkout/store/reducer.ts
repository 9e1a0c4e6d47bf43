/** Reducer and initial state of wc/store/checkout. */
import { isSameAddress } from '../../../domain/support/address';
import type { Cart } from '../../../domain/cart/cart';
import { prefersLocalPickup } from '../../../domain/cart/shipping/rates';
import type { CheckoutAction } from './actions';
import type { CheckoutState } from './contract';
import { withChange } from '../../shared/with-change';

export const createReducer =
	(initialState: CheckoutState) =>
	(state: CheckoutState = initialState, action: CheckoutAction): CheckoutState => {
		switch (action.type) {
			case 'CHOICE':
				return withChange(state, action.choice);
			case 'EXTENSION_DATA': {
				const { namespace, data, replace } = action;
				const before = replace ? {} : state.extensionData[namespace];
				return {
					...state,
					extensionData: { ...state.extensionData, [namespace]: { ...before, ...data } },
				};
			}
			case 'PROVIDER':
				return state.providers.includes(action.id)
					? state
					: { ...state, providers: [...state.providers, action.id] };
			case 'CALCULATING':
				return { ...state, calculatingCount: Math.max(0, state.calculatingCount + action.by) };
			case 'CALCULATING_BEGAN':
				return state.calculating.includes(action.name)
					? state
					: { ...state, calculating: [...state.calculating, action.name] };
			case 'CALCULATING_ENDED':
				return state.calculating.includes(action.name)
					? { ...state, calculating: state.calculating.filter((name) => name !== action.name) }
					: state;
			case 'MACHINE':
				return { ...state, ...action.face };
			default:
				return state;
		}
	};

export interface InitialCheckout {
	/** Cart printed in the page; null if there is none. */
	readonly cart: Cart | null;
	readonly collectableMethodIds: readonly string[];
	/** 0 for guests. */
	readonly customerId: number;
}

/** Initial state of the checkout (docs/behaviour.md#checkout-state). */
export const initialState = ({
	cart,
	collectableMethodIds,
	customerId,
}: InitialCheckout): CheckoutState => ({
	// View state of the state machine's initial state.
	status: 'idle',
	hasError: false,
	wait: null,
	redirectUrl: '',
	orderId: 0,
	customerId,
	calculatingCount: 0,
	calculating: [],
	orderNotes: '',
	useShippingAsBilling: cart === null || isSameAddress(cart.shippingAddress, cart.billingAddress),
	shouldCreateAccount: false,
	customerPassword: '',
	prefersCollection: cart !== null && prefersLocalPickup(cart.packages, collectableMethodIds),
	extensionData: {},
	providers: [],
});
