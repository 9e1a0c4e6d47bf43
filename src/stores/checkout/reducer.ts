import type { CheckoutAction } from './actions';
import type { CheckoutState } from './contract';

const isSame = (state: CheckoutState, choice: Partial<CheckoutState>): boolean =>
	Object.entries(choice).every(([name, value]) => Reflect.get(state, name) === value);

/** Creates the reducer with the initial state of the page (state.ts). */
export const createReducer =
	(initialState: CheckoutState) =>
	(state: CheckoutState = initialState, action: CheckoutAction): CheckoutState => {
		switch (action.type) {
			case 'CHOICE':
				return isSame(state, action.choice) ? state : { ...state, ...action.choice };
			case 'EXTENSION_DATA': {
				const { namespace, data, replace } = action;
				const before = replace ? {} : state.extensionData[namespace];
				return {
					...state,
					extensionData: { ...state.extensionData, [namespace]: { ...before, ...data } },
				};
			}
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
