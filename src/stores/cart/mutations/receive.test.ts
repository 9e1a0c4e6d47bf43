import { addFilter, removeFilter } from '@wordpress/hooks';
import { aCart, aCoupon, anItem } from '../../../../test/fixtures/builders';
import type { CartJson } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';

const NO_LIMITS = { minimum: 1, maximum: 99, multiple_of: 1, editable: true };
const mug = anItem({ id: 12, name: 'Morning &amp; Evening Mug', quantity: 7 });
const MUG = '"Morning &amp; Evening Mug"';
const bowl = anItem({ id: 13, name: 'Tea Bowl', quantity: 1 });
const cart = aCart({ items: [mug, bowl] });

const mugOf = (quantity: number, limits: Partial<typeof NO_LIMITS> = {}): CartJson =>
	aCart({ items: [{ ...mug, quantity, quantity_limits: { ...NO_LIMITS, ...limits } }, bowl] });

const receive = (json: CartJson) => {
	const page = aPage(cart);
	void page.doCart.receiveCart({ ...json });
	return page;
};

describe('a new cart', () => {
	it.each`
		what                    | after                           | text
		${'a removed item'}     | ${aCart({ items: [bowl] })}     | ${`${MUG} was removed from your cart.`}
		${'a changed quantity'} | ${mugOf(4)}                     | ${`The quantity of ${MUG} was changed to 4.`}
		${'a multiple'}         | ${mugOf(6, { multiple_of: 6 })} | ${`The quantity of ${MUG} was changed to 6. You must purchase this product in groups of 6.`}
		${'a minimum'}          | ${mugOf(10, { minimum: 10 })}   | ${`The quantity of ${MUG} was increased to 10. This is the minimum required quantity.`}
		${'a maximum'}          | ${mugOf(3, { maximum: 3 })}     | ${`The quantity of ${MUG} was decreased to 3. This is the maximum allowed quantity.`}
	`('reports $what in a snackbar', ({ after, text }) => {
		expect(receive(after).notices()).toEqual([
			expect.objectContaining({ content: text, type: 'snackbar', status: 'info' }),
		]);
	});

	it('reports nothing the first time', () => {
		const page = aPage(cart, { seed: null });
		void page.doCart.receiveCart({ ...cart });
		expect(page.texts()).toEqual([]);
		expect(page.cart().hasFinishedResolution('getCartData')).toBe(true);
	});

	it('reports nothing for an item that is pending delete or pending quantity', () => {
		const page = aPage(cart);
		void page.doCart.itemIsPendingDelete(mug.key);
		void page.doCart.itemIsPendingQuantity(bowl.key);
		void page.doCart.receiveCart({ ...aCart({ items: [{ ...bowl, quantity: 3 }] }) });
		expect(page.texts()).toEqual([]);
	});

	it('reports why the shop set another quantity than requested', async () => {
		const page = aPage(mugOf(7, { maximum: 10 }));
		page.port.hold();
		const change = page.doCart.changeCartItemQuantity(mug.key, 9);
		// The stock was reduced by other orders in the meantime: the shop grants the rest.
		page.shop.setCart(mugOf(7, { maximum: 10 }));
		page.shop.handle = () => ({ status: 200, headers: {}, body: mugOf(8, { maximum: 8 }) });
		await page.port.release();
		await change;
		expect(page.texts()).toEqual([
			'The quantity of "Morning & Evening Mug" was decreased to 8. This is the maximum allowed quantity.',
		]);
	});

	it('lets plugins suppress the report of a change', () => {
		addFilter('woocommerce_show_cart_item_removed_notice', 'test', () => false);
		expect(receive(aCart({ items: [bowl] })).texts()).toEqual([]);
		removeFilter('woocommerce_show_cart_item_removed_notice', 'test');
	});

	it('shows cart errors until a cart without them arrives', () => {
		const errors = [{ code: 'out', message: '&quot;Mug&quot; is sold out.' }];
		const page = receive(aCart({ items: [mug, bowl], errors }));
		const notice = { id: 'out', content: '"Mug" is sold out.', status: 'error' };
		expect(page.notices()).toEqual([expect.objectContaining({ ...notice, isDismissible: false })]);
		void page.doCart.receiveCart({ ...cart });
		expect(page.notices()).toEqual([]);
	});

	describe('with an error that the shop tells once', () => {
		const removed = (code: string) => ({
			code: 'woocommerce_rest_cart_coupon_error',
			message: `The &quot;${code}&quot; coupon has been removed.`,
		});
		const tell = () =>
			receive(aCart({ items: [mug, bowl], errors: [removed('vip'), removed('min')] }));
		const texts = ['The "vip" coupon has been removed.', 'The "min" coupon has been removed.'];

		it('shows each, to be dismissed, though the next cart does not have them', () => {
			const page = tell();
			void page.doCart.receiveCart({ ...cart });
			expect(page.texts()).toEqual(texts);
			expect(page.notices().every(({ isDismissible }) => isDismissible)).toBe(true);
		});

		it('does not show it again with a part of a cart', () => {
			const page = tell();
			page.notices().forEach(({ id }) => void page.dismiss(id));
			void page.doCart.receiveCart({ items_count: 42 });
			expect(page.texts()).toEqual([]);
		});

		it.each`
			what                     | after
			${'a coupon is applied'} | ${aCart({ items: [mug, bowl], coupons: [aCoupon('save10', 200)] })}
			${'the cart is emptied'} | ${aCart()}
		`('lets it go when $what', ({ after }) => {
			const page = tell();
			void page.doCart.itemIsPendingDelete(mug.key);
			void page.doCart.itemIsPendingDelete(bowl.key);
			void page.doCart.receiveCart({ ...after });
			expect(page.texts()).toEqual([]);
		});
	});

	it('shows errors of the cart seed', () => {
		const page = aPage(aCart({ items: [mug], errors: [{ code: 'out', message: 'Sold out.' }] }));
		expect(page.texts()).toEqual(['Sold out.']);
	});

	it('may lack addresses, or be a part of a cart', () => {
		const page = aPage(cart);
		void page.doCart.setShippingAddress({ city: 'Oslo' });
		void page.doCart.receiveCartContents({ ...mugOf(7), needs_shipping: false });
		void page.doCart.receiveCart({ items_count: 42 });
		expect(page.cart().getNeedsShipping()).toBe(false);
		expect(page.cart().getCustomerData().shippingAddress.city).toBe('Oslo');
		expect(page.cart().getCartData().itemsCount).toBe(42);
	});

	it('is ignored if it is not a cart', () => {
		const page = aPage(cart);
		void page.doCart.receiveCart({ items: 'none' });
		expect(page.cart().getCartData().items).toHaveLength(2);
		expect(page.cart().getCartErrors()).toEqual([
			expect.objectContaining({ message: 'Unable to get cart data from the API.' }),
		]);
	});
});

describe('the first read', () => {
	/** Resolves once the cart of a page is known. */
	const known = ({ registry, shopping }: ReturnType<typeof aPage>): Promise<void> =>
		new Promise((resolve) => {
			const unsubscribe = registry.subscribe(() => {
				if (shopping().getCartLoadState() === 'known') {
					unsubscribe();
					resolve();
				}
			});
		});

	it('loads the cart once for all callers', async () => {
		const page = aPage(cart, { seed: null });
		expect(page.shopping().getCartLoadState()).toBe('loading');
		page.cart().getCartData();
		page.cart().getCartTotals();
		await known(page);
		page.cart().getCartData();
		page.cart().getCartTotals();
		expect(page.port.loads).toBe(1);
		expect(page.cart().getCartData().items).toHaveLength(2);
	});

	it('is shared with a refresh under way', async () => {
		const page = aPage(cart, { seed: null });
		page.cart().getCartData();
		await page.refresh();
		expect(page.port.loads).toBe(1);
		expect(page.shopping().getCartLoadState()).toBe('known');
	});

	it('is skipped when the page has a cart seed', async () => {
		const page = aPage(cart);
		page.cart().getCartData();
		page.cart().getCartTotals();
		await Promise.resolve();
		expect(page.port.loads).toBe(0);
	});

	it('is skipped before a change, whose response is the cart', async () => {
		const page = aPage(cart, { seed: null });
		await page.doCart.addItemToCart(12);
		expect(page.port.loads).toBe(0);
		expect(page.shopping().getCartLoadState()).toBe('known');
		expect(page.texts()).toEqual([]);
	});

	it('reports its failure, and can be retried', async () => {
		const page = aPage(cart, { seed: null });
		page.port.failNext({ kind: 'connection', reason: 'offline' });
		page.cart().getCartData();
		await new Promise((resolve) => setTimeout(resolve));
		expect(page.shopping().getCartLoadState()).toBe('failed');
		await page.doShopping.refresh();
		expect(page.shopping().getCartLoadState()).toBe('known');
	});
});
