/** Reducer of wc/store/cart: pending flags, metadata, typed addresses, and carts received from the shop. */
import type { CartAction } from './actions';
import { receiveAddress, releaseFields, recordPushed, typeInto } from './editing';
import type { EditedAddress } from './editing';
import type { AddressEditing, CartMetadata, CartState } from './state';
import { initialState, unedited } from './state';
import { withChange } from '../../shared/with-change';

type FlagList = 'cartItemsPendingQuantity' | 'cartItemsPendingDelete' | 'productsPendingAdd';

const withFlag = <List extends FlagList>(
	state: CartState,
	list: List,
	flag: CartState[List][number],
	isSet: boolean,
): CartState => {
	const flags: readonly (string | number)[] = state[list];
	const others = flags.filter((other) => other !== flag);
	return { ...state, [list]: isSet ? [...others, flag] : others };
};

const withMetadata = (state: CartState, change: Partial<CartMetadata>): CartState =>
	withChange(state, { metaData: withChange(state.metaData, change) });

type Texts = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string | undefined>>;

/** Fields of both addresses in an action; a missing address stays unchanged. */
interface AddressesOfAction {
	readonly shipping?: Fields | null | undefined;
	readonly billing?: Fields | null | undefined;
}

type AddressRule = <Address extends Texts>(
	shown: Address,
	editing: AddressEditing,
	fields: Texts,
) => EditedAddress<Address>;

/** Removes fields that a script set to `undefined`. */
const defined = (fields: Fields): Texts =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([field, value]) =>
			value === undefined ? [] : [[field, value]],
		),
	);

/** Applies a rule to both addresses. */
const withAddresses = (
	state: CartState,
	{ shipping, billing }: AddressesOfAction,
	rule: AddressRule,
): CartState => {
	const { cartData, editing } = state;
	const edit = <Address extends Texts>(
		shown: Address,
		itsEditing: AddressEditing,
		fields: Fields | null | undefined,
	): EditedAddress<Address> =>
		fields ? rule(shown, itsEditing, defined(fields)) : { shown, editing: itsEditing };
	const shipped = edit(cartData.shippingAddress, editing.shipping, shipping);
	const billed = edit(cartData.billingAddress, editing.billing, billing);
	return withChange(state, {
		cartData: withChange(cartData, {
			shippingAddress: shipped.shown,
			billingAddress: billed.shown,
		}),
		editing: withChange(editing, { shipping: shipped.editing, billing: billed.editing }),
	});
};

const receive = (state: CartState, received: Partial<CartState['cartData']>): CartState => {
	const { shippingAddress: shipping, billingAddress: billing, ...contents } = received;
	return {
		...withAddresses(
			{ ...state, cartData: { ...state.cartData, ...contents } },
			{ shipping, billing },
			receiveAddress,
		),
		errors: [],
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
		case 'ITEM_PENDING_QUANTITY':
			return withFlag(state, 'cartItemsPendingQuantity', action.key, action.isPending);
		case 'ITEM_PENDING_DELETE':
			return withFlag(state, 'cartItemsPendingDelete', action.key, action.isPending);
		case 'PRODUCT_PENDING_ADD':
			return withFlag(state, 'productsPendingAdd', action.productId, action.isAdding);
		case 'TYPE_SHIPPING_ADDRESS':
			return withAddresses(state, { shipping: action.address }, typeInto);
		case 'TYPE_BILLING_ADDRESS':
			return withAddresses(state, { billing: action.address }, typeInto);
		case 'ADDRESS_LEAVES':
			return withAddresses(state, action, (shown, editing, pushing) => ({
				shown,
				editing: { ...editing, pushing },
			}));
		case 'ADDRESS_PUSHED':
			return withAddresses(state, action, (shown, editing, told) => ({
				shown,
				editing: recordPushed(shown, editing, told),
			}));
		case 'OVERWRITE_ADDRESSES':
			return withAddresses(state, action, (shown, _editing, address) => {
				const overwritten = { ...shown, ...address };
				return { shown: overwritten, editing: unedited(overwritten) };
			});
		case 'RELEASE_ADDRESS_FIELDS':
			return withAddresses(state, { shipping: {}, billing: {} }, (shown, editing) => ({
				shown,
				editing: releaseFields(editing),
			}));
		default:
			return state;
	}
};
