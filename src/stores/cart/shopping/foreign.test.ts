/** Another script, such as WooCommerce's, has registered wc/store/cart first: the plugin uses that store. */
import { createReduxStore } from '@wordpress/data';
import type { CartJson } from '../../../../test/fixtures/builders';
import { aCart, anItem } from '../../../../test/fixtures/builders';
import { CART_STORE_KEY, cartStore } from '../store/contract';
import { pushesHere } from '../mutations/pushes-here';
import { aPage, aRegistry, seedOf } from '../../../../test/support/stores';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 2, price: 1000 });
const cart = aCart({ items: [mug] });

type Received = { readonly type: string; readonly cart: Parameters<typeof seedOf>[0] };

/** Creates a page with the part of a foreign store that the plugin uses; calls of its actions are recorded. */
const aForeignPage = (json: CartJson = cart) => {
	const registry = aRegistry();
	const calls: unknown[][] = [];
	const noted =
		(name: string) =>
		(...args: unknown[]) => {
			calls.push([name, ...args]);
			return { type: name };
		};
	registry.register(
		createReduxStore(CART_STORE_KEY, {
			reducer: (state = seedOf(aCart()), action: Received) =>
				action.type === 'REPLACE' ? seedOf(action.cart) : state,
			selectors: {
				getCartData: (state: unknown) => state,
				isCartDataStale: () => false,
				getCartTotals: (state: ReturnType<typeof seedOf>) => state.totals,
				getCartItem: (state: ReturnType<typeof seedOf>, key: string) =>
					state.items.find((item) => item.key === key),
			},
			resolvers: { getCartData: () => () => undefined },
			actions: {
				receiveCart: (received: Received['cart']) => ({ type: 'REPLACE', cart: received }),
				setCartData: noted('setCartData'),
				setErrorData: noted('setErrorData'),
				itemIsPendingQuantity: noted('itemIsPendingQuantity'),
				receiveApplyingCoupon: noted('receiveApplyingCoupon'),
				setShippingAddress: noted('setShippingAddress'),
			},
		}),
	);
	void registry.dispatch(cartStore).receiveCart({ ...json });
	const told: unknown[] = [];
	const page = aPage(json, { registry, onConfirmed: (confirmed) => told.push(confirmed) });
	return { ...page, calls, told };
};

describe('a foreign cart store', () => {
	it('is used and not registered again', () => {
		const error = jest.spyOn(console, 'error');
		const page = aForeignPage();
		expect(page.owner).toBe('foreign');
		expect(page.shopping().getCart().items[0]).toMatchObject({ name: 'Morning Mug', quantity: 2 });
		expect(error).not.toHaveBeenCalled();
		error.mockRestore();
	});

	it('tells the shop the typed address itself: the checkout, its totals and its order wait for none', () => {
		const { registry } = aForeignPage();
		expect(pushesHere(registry.select)).toBe(false);
		expect(pushesHere(aPage(cart).registry.select)).toBe(true);
	});

	it('receives the cart seed, so that it need not read it', () => {
		const page = aForeignPage();
		expect(page.calls).toEqual([['setCartData', seedOf(cart)]]);
		expect(page.cart().hasFinishedResolution('getCartData')).toBe(true);
	});

	it('is flagged as pending during a change, shows it optimistically, and receives the response', async () => {
		const page = aForeignPage();
		page.calls.length = 0;
		page.port.hold();
		const change = page.doShopping.changeQuantity(mug.key, 5);
		expect(page.shopping().getCart().items[0]).toMatchObject({ quantity: 5, activity: 'changing' });
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(2);
		await page.port.release();
		await expect(change).resolves.toMatchObject({ ok: true });
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(5);
		expect(page.shopping().getCart().settling).toBe(false);
		expect(page.calls).toEqual([
			['itemIsPendingQuantity', mug.key, true],
			['itemIsPendingQuantity', mug.key, false],
		]);
		expect(page.told).toHaveLength(1);
	});

	it('of an older WooCommerce without the adding flag works too', async () => {
		const page = aForeignPage();
		await expect(page.doShopping.addItem({ productId: 12 })).resolves.toMatchObject({ ok: true });
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(3);
		expect(page.events).toEqual(['adding', 'added']);
	});

	it('does not change how failures are reported', async () => {
		const page = aForeignPage();
		await page.doShopping.changeQuantity(mug.key, 500);
		expect(page.texts()).toEqual(['The quantity of "Morning Mug" cannot be 500']);
		await page.doShopping.applyCoupon('nope');
		expect(page.shopping().getCouponFailure()?.message).toBe('Coupon "nope" does not exist!');
	});

	it('pushes addresses itself', async () => {
		const page = aForeignPage();
		page.calls.length = 0;
		await page.doShopping.typeShippingAddress({ city: 'Oslo' });
		await page.doShopping.leaveAddress();
		expect(page.calls).toEqual([['setShippingAddress', { city: 'Oslo' }]]);
		expect(page.port.intents).toEqual([]);
	});

	it('is refreshed through our API layer', async () => {
		const page = aForeignPage();
		page.shop.setCart(aCart({ items: [{ ...mug, quantity: 9 }] }));
		await page.doShopping.refresh();
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(9);
	});
});
