import type { CartAction } from './actions';
import { receiveAddress, release, tell, typeInto } from './editing';
import type { CartMetadata, CartState } from './state';
import { initialState, unedited } from './state';

const withMark = <Mark>(marks: readonly Mark[], mark: Mark, isSet: boolean): readonly Mark[] => {
	const others = marks.filter((other) => other !== mark);
	return isSet ? [...others, mark] : others;
};

const withMetadata = (state: CartState, change: Partial<CartMetadata>): CartState => ({
	...state,
	metaData: { ...state.metaData, ...change },
});

const receive = (state: CartState, received: Partial<CartState['cartData']>): CartState => {
	const { cartData, editing } = state;
	const shipping = receiveAddress(
		cartData.shippingAddress,
		editing.shipping,
		received.shippingAddress ?? {},
	);
	const billing = receiveAddress(
		cartData.billingAddress,
		editing.billing,
		received.billingAddress ?? {},
	);
	return {
		...state,
		errors: [],
		cartData: {
			...cartData,
			...received,
			shippingAddress: shipping.shown,
			billingAddress: billing.shown,
		},
		editing: { shipping: shipping.editing, billing: billing.editing },
	};
};

export const reducer = (state: CartState = initialState, action: CartAction): CartState => {
	switch (action.type) {
		case 'SET_CART_DATA':
			return receive(state, action.cart);
		case 'SET_ERROR':
			return action.error ? { ...state, errors: [action.error] } : state;
		case 'RECEIVE_ITEM': {
			const { item } = action;
			const items = state.cartData.items.map((other) => (other.key === item?.key ? item : other));
			return { ...state, cartData: { ...state.cartData, items } };
		}
		case 'APPLYING_COUPON':
			return withMetadata(state, { applyingCoupon: action.code });
		case 'REMOVING_COUPON':
			return withMetadata(state, { removingCoupon: action.code });
		case 'UPDATING_CUSTOMER':
			return withMetadata(state, { updatingCustomerData: action.isUpdating });
		case 'UPDATING_RATES_ADDRESS':
			return withMetadata(state, { updatingAddressFieldsForShippingRates: action.isUpdating });
		case 'SELECTING_RATE':
			return withMetadata(state, { updatingSelectedRate: action.isSelecting });
		case 'CART_STALE':
			return withMetadata(state, { isCartDataStale: action.isStale });
		case 'ITEM_PENDING_QUANTITY': {
			const marks = withMark(state.cartItemsPendingQuantity, action.key, action.isPending);
			return { ...state, cartItemsPendingQuantity: marks };
		}
		case 'ITEM_PENDING_DELETE': {
			const marks = withMark(state.cartItemsPendingDelete, action.key, action.isPending);
			return { ...state, cartItemsPendingDelete: marks };
		}
		case 'PRODUCT_PENDING_ADD': {
			const marks = withMark(state.productsPendingAdd, action.productId, action.isAdding);
			return { ...state, productsPendingAdd: marks };
		}
		case 'TYPE_SHIPPING_ADDRESS': {
			const { shown, editing } = typeInto(
				state.cartData.shippingAddress,
				state.editing.shipping,
				action.address,
			);
			return {
				...state,
				cartData: { ...state.cartData, shippingAddress: shown },
				editing: { ...state.editing, shipping: editing },
			};
		}
		case 'TYPE_BILLING_ADDRESS': {
			const { shown, editing } = typeInto(
				state.cartData.billingAddress,
				state.editing.billing,
				action.address,
			);
			return {
				...state,
				cartData: { ...state.cartData, billingAddress: shown },
				editing: { ...state.editing, billing: editing },
			};
		}
		case 'ADDRESS_LEAVES': {
			const { shipping, billing } = state.editing;
			return {
				...state,
				editing: {
					shipping: { ...shipping, leaving: action.shipping },
					billing: { ...billing, leaving: action.billing },
				},
			};
		}
		case 'ADDRESS_PUSHED':
			return {
				...state,
				editing: {
					shipping: tell(state.cartData.shippingAddress, state.editing.shipping, action.shipping),
					billing: tell(state.cartData.billingAddress, state.editing.billing, action.billing),
				},
			};
		case 'OVERWRITE_ADDRESSES': {
			const { cartData, editing } = state;
			const { shipping, billing } = action;
			return {
				...state,
				cartData: {
					...cartData,
					shippingAddress: shipping ?? cartData.shippingAddress,
					billingAddress: billing ?? cartData.billingAddress,
				},
				editing: {
					shipping: shipping ? unedited(shipping) : editing.shipping,
					billing: billing ? unedited(billing) : editing.billing,
				},
			};
		}
		case 'RELEASE_ADDRESS_FIELDS':
			return {
				...state,
				editing: {
					shipping: release(state.editing.shipping),
					billing: release(state.editing.billing),
				},
			};
		default:
			return state;
	}
};
