import type { BillingAddress, ShippingAddress } from '../../domain/address';
import type { CartData } from '../../domain/cart/data';

/** An error in the Store API's own shape, as WooCommerce's store keeps and rejects with it. */
export interface ApiError {
	readonly code: string;
	/** Text. */
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

const emptyShippingAddress: ShippingAddress = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: '',
	phone: '',
};

const emptyBillingAddress: BillingAddress = { ...emptyShippingAddress, email: '' };

/** The cart before the shop has said anything; defaults of spec section 3. */
const emptyCart: CartData = {
	coupons: [],
	shippingRates: [],
	items: [],
	crossSells: [],
	fees: [],
	itemsCount: 0,
	itemsWeight: 0,
	needsShipping: true,
	needsPayment: false,
	hasCalculatedShipping: true,
	shippingAddress: emptyShippingAddress,
	billingAddress: emptyBillingAddress,
	totals: {
		currency_code: '',
		currency_symbol: '',
		currency_minor_unit: 2,
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
		currency_prefix: '',
		currency_suffix: '',
		total_items: '0',
		total_items_tax: '0',
		total_fees: '0',
		total_fees_tax: '0',
		total_discount: '0',
		total_discount_tax: '0',
		total_shipping: '0',
		total_shipping_tax: '0',
		total_price: '0',
		total_tax: '0',
		tax_lines: [],
	},
	errors: [],
	paymentMethods: [],
	paymentRequirements: [],
	extensions: {},
};

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
