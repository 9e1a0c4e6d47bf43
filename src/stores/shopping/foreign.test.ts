/** Another script, WooCommerce's, has registered wc/store/cart before us: ours stands on that one. */
import { createReduxStore } from '@wordpress/data';
import type { CartJson } from '../../../test/fixtures/builders';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { CART_STORE_KEY } from '../cart/contract';
import { aPage, aRegistry, seedOf } from '../testing/stores';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 2, price: 1000 });
const cart = aCart({ items: [mug] });

const aForeignPage = (json: CartJson = cart) => {
	const registry = aRegistry();
	const calls: unknown[][] = [];
	let answer: () => Promise<unknown> = () => Promise.resolve({});
	const call =
		(name: string) =>
		(...args: unknown[]) =>
		() => {
			calls.push([name, ...args]);
			return answer();
		};
	const store = createReduxStore(CART_STORE_KEY, {
		reducer: (state = seedOf(json), action: { type: string; cart?: unknown }) =>
			action.type === 'REPLACE' ? action.cart : state,
		selectors: {
			getCartData: (state: unknown) => state,
			getCartTotals: (state: ReturnType<typeof seedOf>) => state.totals,
			getCartItem: (state: ReturnType<typeof seedOf>, key: string) =>
				state.items.find((item) => item.key === key),
		},
		actions: {
			replace: (next: unknown) => ({ type: 'REPLACE', cart: next }),
			changeCartItemQuantity: call('changeCartItemQuantity'),
			addItemToCart: call('addItemToCart'),
			applyCoupon: call('applyCoupon'),
			selectShippingRate: call('selectShippingRate'),
			setShippingAddress: call('setShippingAddress'),
		},
	});
	registry.register(store);
	const told: unknown[] = [];
	const page = aPage(json, {
		registry,
		seed: null,
		onConfirmed: (confirmed) => told.push(confirmed),
	});
	return {
		...page,
		calls,
		told,
		answerWith: (next: () => Promise<unknown>) => {
			answer = next;
		},
	};
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

	it('gets the changes, which are shown at once', async () => {
		const page = aForeignPage();
		let settle: () => void = () => undefined;
		page.answerWith(() => new Promise<void>((resolve) => (settle = resolve)));
		const change = page.doShopping.changeQuantity(mug.key, 5);
		expect(page.shopping().getCart().items[0]).toMatchObject({ quantity: 5, activity: 'changing' });
		expect(page.calls).toEqual([['changeCartItemQuantity', mug.key, 5]]);
		settle();
		await expect(change).resolves.toEqual({ ok: true });
		expect(page.shopping().getCart().settling).toBe(false);
		expect(page.told).toHaveLength(1);
		expect(page.port.intents).toEqual([]);
	});

	it('has its rejections turned into notices', async () => {
		const page = aForeignPage();
		page.answerWith(() =>
			Promise.reject({
				code: 'no_stock',
				message: 'Only &quot;1&quot; left',
				data: { status: 400 },
			}),
		);
		await expect(page.doShopping.addItem({ productId: 12 })).resolves.toEqual({
			ok: false,
			code: 'no_stock',
			message: 'Only "1" left',
		});
		expect(page.texts()).toEqual(['Only "1" left']);
		await page.doShopping.applyCoupon('x');
		expect(page.shopping().getCouponFailure()?.message).toBe('Only "1" left');
	});

	it('pushes typed addresses itself', async () => {
		const page = aForeignPage();
		await page.doShopping.typeShippingAddress({ city: 'Oslo' });
		await page.doShopping.leaveAddress();
		expect(page.calls).toEqual([['setShippingAddress', { city: 'Oslo' }]]);
	});
});
