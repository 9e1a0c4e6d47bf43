/** State of wc/store/cart. */
import { readCartData } from '../../../api/decode/cart';
import type { CartData } from '../../../domain/cart/data';

/** Error in the shape of the Store API, as WooCommerce's store keeps it and rejects with it. */
export interface ApiError {
	readonly code: string;
	/** HTML, as the Store API sends it. */
	readonly message: string;
	readonly data?: unknown;
}

/** Client metadata of the cart (docs/behaviour.md#cart-metadata). */
export interface CartMetadata {
	readonly updatingCustomerData: boolean;
	readonly updatingAddressFieldsForShippingRates: boolean;
	readonly updatingSelectedRate: boolean;
	/** Coupon code; empty if none. */
	readonly applyingCoupon: string;
	/** Coupon code; empty if none. */
	readonly removingCoupon: string;
	readonly isCartDataStale: boolean;
}

/**
 * Editing state of one address. The displayed values are in cartData; this state determines which of them a response
 * must not change and which have to be pushed.
 */
export interface AddressEditing {
	/** Field → value last pushed to or received from the shop. A field whose normalised value differs has changed. */
	readonly known: Readonly<Record<string, string>>;
	/** Fields edited since a field last lost focus. */
	readonly editedFields: readonly string[];
	/** Values being pushed, as typed; they may have been changed since. */
	readonly pushing: Readonly<Record<string, string>>;
	/**
	 * Field → value last received from the shop, in the shop's form. A field that was pushed and not received again is
	 * missing.
	 */
	readonly lastReceived: Readonly<Record<string, string>>;
	/** True if anything was typed on this page: an empty field then was left empty on purpose. */
	readonly isTyped: boolean;
}

export interface CartState {
	/** Confirmed by the shop, except the addresses, which are as typed. */
	readonly cartData: CartData;
	readonly metaData: CartMetadata;
	readonly errors: readonly ApiError[];
	readonly cartItemsPendingQuantity: readonly string[];
	readonly cartItemsPendingDelete: readonly string[];
	readonly productsPendingAdd: readonly number[];
	readonly editing: {
		readonly shipping: AddressEditing;
		readonly billing: AddressEditing;
	};
}

/** Cart before the first response, with the defaults of docs/behaviour.md#cart-data for missing fields. */
const emptyCart = readCartData({
	totals: {
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		total_shipping: '0',
		total_shipping_tax: '0',
	},
});

/** Editing state of an address that is not being edited. */
export const unedited = (known: AddressEditing['known']): AddressEditing => ({
	known,
	editedFields: [],
	pushing: {},
	lastReceived: known,
	isTyped: false,
});

/** State of a page before it has a cart. */
export const initialState: CartState = {
	cartData: emptyCart,
	metaData: {
		updatingCustomerData: false,
		updatingAddressFieldsForShippingRates: false,
		updatingSelectedRate: false,
		applyingCoupon: '',
		removingCoupon: '',
		isCartDataStale: false,
	},
	errors: [],
	cartItemsPendingQuantity: [],
	cartItemsPendingDelete: [],
	productsPendingAdd: [],
	editing: {
		shipping: unedited(emptyCart.shippingAddress),
		billing: unedited(emptyCart.billingAddress),
	},
};
