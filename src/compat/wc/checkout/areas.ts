/** Names of the parts of the cart and the checkout in which plugins' blocks stand. */
export const AREAS = {
	CHECKOUT: 'woocommerce/checkout',
	CHECKOUT_FIELDS: 'woocommerce/checkout-fields-block',
	CHECKOUT_TOTALS: 'woocommerce/checkout-totals-block',
	CONTACT_INFORMATION: 'woocommerce/checkout-contact-information-block',
	SHIPPING_ADDRESS: 'woocommerce/checkout-shipping-address-block',
	BILLING_ADDRESS: 'woocommerce/checkout-billing-address-block',
	SHIPPING_METHOD: 'woocommerce/checkout-shipping-method-block',
	SHIPPING_METHODS: 'woocommerce/checkout-shipping-methods-block',
	PICKUP_LOCATION: 'woocommerce/checkout-pickup-options-block',
	PAYMENT_METHODS: 'woocommerce/checkout-payment-methods-block',
	CHECKOUT_ORDER_SUMMARY: 'woocommerce/checkout-order-summary-block',
	CART: 'woocommerce/cart',
	EMPTY_CART: 'woocommerce/empty-cart-block',
	FILLED_CART: 'woocommerce/filled-cart-block',
	CART_ITEMS: 'woocommerce/cart-items-block',
	CART_CROSS_SELLS: 'woocommerce/cart-cross-sells-block',
	CART_TOTALS: 'woocommerce/cart-totals-block',
	CART_ORDER_SUMMARY: 'woocommerce/cart-order-summary-block',
	MINI_CART: 'woocommerce/mini-cart',
} as const;

export type Area = (typeof AREAS)[keyof typeof AREAS];

/** Id of a section of the checkout → the area whose blocks stand at its end. */
export const STEP_AREAS: Readonly<Record<string, Area>> = {
	'contact-fields': AREAS.CONTACT_INFORMATION,
	'shipping-method': AREAS.SHIPPING_METHOD,
	'shipping-fields': AREAS.SHIPPING_ADDRESS,
	'pickup-options': AREAS.PICKUP_LOCATION,
	'billing-fields': AREAS.BILLING_ADDRESS,
	'shipping-option': AREAS.SHIPPING_METHODS,
	'payment-method': AREAS.PAYMENT_METHODS,
};
