import { readCartData } from '../../api/decode/cart';
import type { CartData } from '../../domain/cart/data';

/** An error in the Store API's own shape, as WooCommerce's store keeps and rejects with it. */
export interface ApiError {
	readonly code: string;
	/** HTML, as the Store API writes it. */
	readonly message: string;
	readonly data?: unknown;
}

/** Cart client metadata (spec section 3). */
export interface CartMetadata {
	readonly updatingCustomerData: boolean;
	readonly updatingAddressFieldsForShippingRates: boolean;
	readonly updatingSelectedRate: boolean;
	/** The coupon code, or empty. */
	readonly applyingCoupon: string;
	/** The coupon code, or empty. */
	readonly removingCoupon: string;
	readonly isCartDataStale: boolean;
}

/**
 * One address while it may be edited. What is shown stands in cartData; this says which of it an answer must not
 * touch and what the shop still has to be told.
 */
export interface AddressEditing {
	/** Field → what the shop was last told or last said. A field that differs from it, normalised, has changed. */
	readonly known: Readonly<Record<string, string>>;
	/** Fields typed into since focus was last left. */
	readonly held: readonly string[];
	/** What is on its way to the shop as it was typed; it may have been typed over since. */
	readonly leaving: Readonly<Record<string, string>>;
	/** Field → what the shop last sent, in its own spelling. A field that it has been told since, and not sent yet, is missing. */
	readonly sent: Readonly<Record<string, string>>;
	/** Whether anything was typed on this page: a field that is empty then was left empty. */
	readonly isTyped: boolean;
}

export interface CartState {
	/** Confirmed by the shop, except addresses, which are as typed. */
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

/** The cart before the shop has said anything; defaults of spec section 3, as missing fields of a response get them. */
const emptyCart = readCartData({
	totals: {
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		total_shipping: '0',
		total_shipping_tax: '0',
	},
});

/** An address that nobody is editing. */
export const unedited = (known: AddressEditing['known']): AddressEditing => ({
	known,
	held: [],
	leaving: {},
	sent: known,
	isTyped: false,
});

/** The state of a page before it has a cart. */
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
