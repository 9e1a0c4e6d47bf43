import { addAction, addFilter, removeAction, removeFilter } from '@wordpress/hooks';
import {
	aCart,
	aCoupon,
	anItem,
	aPackage,
	aPickupRate,
	aRate,
} from '../../../../test/fixtures/builders';
import type { Failure } from '../../../domain/failure/failure';
import { aPage } from '../../../../test/support/stores';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 2, price: 1000 });
const bowl = anItem({ id: 13, name: 'Tea Bowl', quantity: 1, price: 675 });
const twoRates = aPackage({
	shipping_rates: [
		aRate({ rate_id: 'flat_rate:1', selected: true }),
		aPickupRate({ selected: false }),
	],
});
const cart = aCart({ items: [mug, bowl], shipping_rates: [twoRates] });

const refused: Failure = {
	kind: 'api',
	status: 400,
	code: 'woocommerce_rest_cart_error',
	message: 'Not today.',
	params: [],
	cart: null,
	data: { status: 400 },
};

const timeout: Failure = { kind: 'connection', reason: 'timeout' };

describe('a change of a quantity', () => {
	it('is flagged as pending and shown while under way, and confirmed by the response', async () => {
		const page = aPage(cart);
		page.port.hold();
		const change = page.doCart.changeCartItemQuantity(mug.key, 5);

		expect(page.cart().isItemPendingQuantity(mug.key)).toBe(true);
		expect(page.cart().hasPendingItemsOperations()).toBe(true);
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(2);
		expect(page.shopping().getCart()).toMatchObject({
			count: 6,
			settling: true,
			items: [{ quantity: 5, activity: 'changing' }, { quantity: 1 }],
		});
		expect(page.cart().getCartTotals().total_items).toBe(cart.totals.total_items);

		await page.port.release();
		await change;
		expect(page.cart().getItemsPendingQuantityUpdate()).toEqual([]);
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(5);
		expect(page.shopping().getCart().settling).toBe(false);
		expect(page.texts()).toEqual([]);
	});

	it("is rolled back when it fails, and rejects with the shop's code and message", async () => {
		const page = aPage(cart);
		page.port.failNext(refused);

		await expect(page.doCart.changeCartItemQuantity(mug.key, 5)).rejects.toEqual({
			code: 'woocommerce_rest_cart_error',
			message: 'Not today.',
			data: { status: 400 },
		});
		expect(page.cart().isItemPendingQuantity(mug.key)).toBe(false);
		expect(page.shopping().getCart().items[0]).toMatchObject({ quantity: 2, activity: 'settled' });
		expect(page.cart().getCartErrors()).toEqual([
			expect.objectContaining({ message: 'Not today.' }),
		]);
	});

	it.each<[string, number, Failure]>([
		['reads the cart when the shop may have applied it', 1, timeout],
		['reads nothing after a definite refusal', 0, refused],
	])('%s', async (_promise, loads, failure) => {
		const page = aPage(cart);
		page.port.failNext(failure);
		await expect(page.doCart.changeCartItemQuantity(mug.key, 5)).rejects.toBeDefined();
		expect(page.port.loads).toBe(loads);
	});

	it('sends no request when it is a no-op', async () => {
		const page = aPage(cart);
		await expect(page.doCart.changeCartItemQuantity(mug.key, 2)).resolves.toBeUndefined();
		expect(page.port.intents).toEqual([]);
	});

	it('is sent when it returns to the confirmed quantity while another one is in flight', async () => {
		const page = aPage(cart);
		page.port.hold();
		const changes = [
			void page.doCart.changeCartItemQuantity(mug.key, 3),
			void page.doCart.changeCartItemQuantity(mug.key, 2),
		];
		await page.port.release();
		await Promise.all(changes);
		expect(page.port.intents).toHaveLength(2);
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(2);
	});

	it('keeps the pending flag until the last of several responses', async () => {
		const page = aPage(cart);
		page.port.hold();
		const first = page.doCart.changeCartItemQuantity(mug.key, 3);
		const second = page.doCart.changeCartItemQuantity(mug.key, 4);
		await page.port.release(1);
		await first;
		expect(page.cart().isItemPendingQuantity(mug.key)).toBe(true);
		expect(page.shopping().getCart().items[0]?.quantity).toBe(4);

		await page.port.release();
		await second;
		expect(page.cart().isItemPendingQuantity(mug.key)).toBe(false);
	});
});

describe('other changes', () => {
	it('flag an item being removed and dispatch a page event when it is removed', async () => {
		const page = aPage(cart);
		page.port.hold();
		const removal = page.doCart.removeItemFromCart(mug.key);
		expect(page.cart().isItemPendingDelete(mug.key)).toBe(true);
		expect(page.shopping().getCart().items[0]?.activity).toBe('removing');

		await page.port.release();
		await removal;
		expect(page.cart().getItemsPendingDelete()).toEqual([]);
		expect(page.cart().getCartData().items).toHaveLength(1);
		expect(page.events).toEqual(['removed']);
		expect(page.texts()).toEqual([]);
	});

	it("dispatch page events before and after an add, which resolves to the cart in the API's shape", async () => {
		const page = aPage(cart);
		page.port.hold();
		const add = page.doCart.addItemToCart(14, 6);
		expect(page.events).toEqual(['adding']);
		expect(page.cart().getProductsPendingAdd()).toEqual([14]);

		await page.port.release();
		await expect(add).resolves.toMatchObject({ items_count: 9, needs_shipping: true });
		expect(page.events).toEqual(['adding', 'added']);
		expect(page.cart().getProductsPendingAdd()).toEqual([]);
	});

	it('give every add its own key', async () => {
		const page = aPage(cart);
		await Promise.all([page.doCart.addItemToCart(12), page.doCart.addItemToCart(12)]);
		const keys = page.port.intents.map(
			(intent) => 'idempotencyKey' in intent && intent.idempotencyKey,
		);
		expect(new Set(keys).size).toBe(2);
	});

	it('do not dispatch wc-blocks_added_to_cart when the add failed', async () => {
		const page = aPage(cart);
		await expect(page.doCart.addItemToCart(404)).rejects.toMatchObject({
			code: 'woocommerce_rest_cart_invalid_product',
		});
		expect(page.events).toEqual(['adding']);
	});

	it('set the code of the coupon being applied or removed, and reset it', async () => {
		const page = aPage(cart);
		page.port.hold();
		const apply = page.doCart.applyCoupon('SAVE10');
		expect(page.cart().isApplyingCoupon()).toBe(true);
		expect(page.cart().getCouponBeingApplied()).toBe('SAVE10');
		await page.port.release();
		await apply;
		expect(page.cart().getCouponBeingApplied()).toBe('');

		page.port.hold();
		const remove = page.doCart.removeCoupon('save10');
		expect(page.cart().getCouponBeingRemoved()).toBe('save10');
		await page.port.release();
		await remove;
		expect(page.cart().isRemovingCoupon()).toBe(false);
		expect(page.cart().getCartData().coupons).toEqual([]);
	});

	it('leave no cart error behind when a coupon is refused', async () => {
		const page = aPage(cart);
		await expect(page.doCart.applyCoupon('nope')).rejects.toMatchObject({
			message: 'Coupon "nope" does not exist!',
		});
		expect(page.cart().getCartErrors()).toEqual([]);
		expect(page.texts()).toEqual([]);
	});

	it('flag a rate being selected, and skip one that is selected already', async () => {
		const page = aPage(cart);
		await page.doCart.selectShippingRate('flat_rate:1', 0);
		expect(page.port.intents).toEqual([]);

		page.port.hold();
		const selection = page.doCart.selectShippingRate('pickup_location:0', 0);
		expect(page.cart().isShippingRateBeingSelected()).toBe(true);
		await page.port.release();
		await selection;
		expect(page.cart().isShippingRateBeingSelected()).toBe(false);
		const [pack] = page.shopping().getCart().packages;
		expect(pack?.rates.find((rate) => rate.selected)?.rateId).toBe('pickup_location:0');
	});

	it('flag customer data being updated', async () => {
		const page = aPage(cart);
		page.port.hold();
		const oslo = { shipping_address: { city: 'Oslo' } };
		const update = page.doCart.updateCustomerData(oslo, false, true);
		const flags = () => [
			page.cart().isCustomerDataUpdating(),
			page.cart().isAddressFieldsForShippingRatesUpdating(),
		];
		expect(flags()).toEqual([true, true]);
		await page.port.release();
		await update;
		expect(flags()).toEqual([false, false]);
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Oslo');
	});

	it('apply the cart in an error response', async () => {
		const page = aPage(cart);
		page.shop.setCart(aCart({ items: [bowl] }));
		await expect(page.doCart.changeCartItemQuantity(mug.key, 3)).rejects.toMatchObject({
			code: 'woocommerce_rest_cart_invalid_key',
		});
		expect(page.cart().getCartData().items).toMatchObject([{ name: 'Tea Bowl' }]);
		expect(page.texts()).toEqual(['"Morning Mug" was removed from your cart.']);
	});

	it("reject with api-fetch's code when there was no response", async () => {
		const page = aPage(cart);
		page.port.failNext(timeout);
		const update = page.doCart.applyExtensionCartUpdate({ namespace: 'x', data: {} });
		await expect(update).rejects.toMatchObject({ code: 'fetch_error' });
	});
});

test("the answer to the checkout's choices changes the cart and no address", async () => {
	const filled = (phone: string) => ({ ...cart.shipping_address, phone });
	const page = aPage({ ...cart, shipping_address: filled('4155550123') });
	page.shop.setCart({ ...cart, items: [mug], shipping_address: filled('') });
	await expect(page.doShopping.updateCheckout({ paymentMethod: 'cod' })).resolves.toMatchObject({
		ok: true,
	});
	expect(page.shopping().getCart().items).toHaveLength(1);
	expect(page.cart().getCustomerData().shippingAddress.phone).toBe('4155550123');
});

describe('whatever throws', () => {
	const failure = new Error('A plugin failed.');
	const said = () => jest.mocked(console.error).mock.calls;
	beforeEach(() => {
		jest.spyOn(console, 'error').mockImplementation();
	});
	afterEach(() => {
		jest.restoreAllMocks();
	});

	const expectNothingPending = (page: ReturnType<typeof aPage>) => {
		expect(page.shopping().getChanges()).toEqual([]);
		expect(page.cart().isItemPendingQuantity(mug.key)).toBe(false);
		expect(page.cart().hasPendingItemsOperations()).toBe(false);
		expect(page.cart().isApplyingCoupon()).toBe(false);
	};
	const fail = () => {
		throw failure;
	};

	it.each(['wc/store/cart', undefined])(
		'a subscriber (of %s) stops no change and leaves nothing pending',
		async (store) => {
			const page = aPage(cart);
			page.registry.subscribe(fail, store);
			await page.doCart.changeCartItemQuantity(mug.key, 5);
			expect(page.cart().getCartItem(mug.key)?.quantity).toBe(5);
			expectNothingPending(page);
			expect(said()).toContainEqual(['storefront-islands:', failure]);
		},
	);

	it('a filter of notices shows the notice, and the cart is stored', async () => {
		const hook = 'woocommerce_show_cart_item_removed_notice';
		addFilter(hook, 'test', fail);
		const page = aPage(cart);
		page.shop.setCart(aCart({ items: [mug] }));
		await page.doCart.changeCartItemQuantity(mug.key, 5);
		removeFilter(hook, 'test');
		expectNothingPending(page);
		expect(page.texts()).toEqual(['"Tea Bowl" was removed from your cart.']);
		expect(said()).toEqual([['storefront-islands:', failure]]);
	});

	it('an action for analytics ends no operation', async () => {
		const hook = 'experimental__woocommerce_blocks-cart-add-item';
		addAction(hook, 'test', fail);
		const page = aPage(cart);
		await expect(page.doShopping.addItem({ productId: 14 })).resolves.toMatchObject({ ok: true });
		removeAction(hook, 'test');
		expect(said()).toEqual([['storefront-islands:', failure]]);
	});

	it('what no request can be made of is refused', async () => {
		const page = aPage(cart);
		jest.spyOn(page.port, 'mutate').mockRejectedValueOnce(failure);
		await expect(page.doCart.changeCartItemQuantity(mug.key, 5)).rejects.toMatchObject({
			code: 'cart_api_error',
		});
		expectNothingPending(page);
	});

	it('a code that a plugin gives as a number is refused by the shop', async () => {
		const page = aPage(aCart({ items: [mug], coupons: [aCoupon()] }));
		page.port.hold();
		const { applyCoupon, removeCoupon } = page.doCart;
		const changes = [applyCoupon, removeCoupon].map((change): Promise<unknown> =>
			expect(Reflect.apply(change, null, [123])).rejects.toBeDefined(),
		);
		expect(page.shopping().getCart().coupons).toHaveLength(2);
		await page.port.release();
		await Promise.all(changes);
		expectNothingPending(page);
	});
});
