import { aCart } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';

/** Selectors and actions of WooCommerce's store (11.0; without its shopper lists). */
const SELECTORS = `
	getCartData getCartErrors getCartItem getCartMeta getCartTotals getCouponBeingApplied
	getCouponBeingRemoved getCustomerData getHasCalculatedShipping getItemsPendingDelete
	getItemsPendingQuantityUpdate getNeedsShipping getProductsPendingAdd getShippingRates
	hasPendingItemsOperations isAddressFieldsForShippingRatesUpdating isApplyingCoupon
	isCartDataStale isCustomerDataUpdating isItemPendingDelete isItemPendingQuantity
	isRemovingCoupon isShippingRateBeingSelected
`
	.trim()
	.split(/\s+/);

const ACTIONS = `
	addItemToCart applyCoupon applyExtensionCartUpdate changeCartItemQuantity
	finishAddingToCart itemIsPendingDelete itemIsPendingQuantity receiveApplyingCoupon
	receiveCart receiveCartContents receiveCartItem receiveError receiveRemovingCoupon
	removeCoupon removeItemFromCart selectShippingRate setBillingAddress setCartData
	setErrorData setIsCartDataStale setProductsPendingAdd setShippingAddress
	shippingRatesBeingSelected startAddingToCart syncCartWithIAPIStore updateCustomerData
	updatingAddressFieldsForShippingRates updatingCustomerData
`
	.trim()
	.split(/\s+/);

describe('wc/store/cart', () => {
	const page = aPage(aCart({ items: [] }));

	it.each(SELECTORS)('has the selector %s', (name) => {
		expect(Reflect.get(page.cart(), name)).toBeInstanceOf(Function);
	});

	it.each(ACTIONS)('has the action %s', (name) => {
		expect(Reflect.get(page.doCart, name)).toBeInstanceOf(Function);
	});

	it('has the metadata of docs/behaviour.md#cart-metadata, all idle', () => {
		expect(page.cart().getCartMeta()).toEqual({
			updatingCustomerData: false,
			updatingAddressFieldsForShippingRates: false,
			updatingSelectedRate: false,
			applyingCoupon: '',
			removingCoupon: '',
			isCartDataStale: false,
		});
		void page.doCart.setIsCartDataStale();
		expect(page.cart().isCartDataStale()).toBe(true);
	});

	it('returns the same objects while nothing changes', () => {
		expect(page.cart().getCustomerData()).toBe(page.cart().getCustomerData());
		expect(page.shopping().getCart()).toBe(page.shopping().getCart());
	});

	it('applies the cart in an error response, and keeps the error', () => {
		void page.doCart.receiveError({
			code: 'conflict',
			message: 'Gone.',
			data: { status: 409, cart: { ...aCart({ items: [] }), needs_payment: true } },
		});
		expect(page.cart().getCartErrors()).toEqual([
			expect.objectContaining({ code: 'conflict', message: 'Gone.' }),
		]);
		expect(page.cart().getCartData().needsPayment).toBe(true);
		void page.doCart.receiveError(null);
		expect(page.cart().getCartErrors()).toHaveLength(1);
	});
});
