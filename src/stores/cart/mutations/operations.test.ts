import { waitFor } from '@testing-library/react';
import { aCart, anItem } from '../../../../test/fixtures/builders';
import { cartDataOf } from '../../../../test/fixtures/decoded';
import { decodeFailure } from '../../../api';
import { aPage, hearActions } from '../../../../test/support/stores';
import { createPageEvents } from '../page/events';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 2, price: 1000 });
const hoodie = anItem({
	id: 13,
	name: 'Tea Bowl &#8211; Blue',
	type: 'variation',
	variation: [{ attribute: 'Glaze &amp; rim', value: 'Blue' }],
});
const cart = aCart({ items: [mug, hoodie] });

describe('operations', () => {
	it('end in a result and a notice, never in an exception', async () => {
		const page = aPage(cart);
		await expect(page.doShopping.changeQuantity(mug.key, 120)).resolves.toEqual({
			ok: false,
			code: 'invalid_quantity',
			message: 'The quantity of "Morning Mug" cannot be 120',
		});
		expect(page.notices()).toEqual([
			expect.objectContaining({ id: 'invalid_quantity', status: 'error', isDismissible: true }),
		]);
	});

	it.each([
		['in the response', true],
		['after a refresh of the cart', false],
	])('name the item that is gone, once, %s', async (_when, bringsCart) => {
		const named = anItem({ id: 12, name: 'Café &#8220;Crème&#8221; &lt;Mug&gt; &amp; Saucer' });
		const page = aPage(aCart({ items: [named, hoodie] }));
		page.shop.setCart(aCart({ items: [hoodie] }));
		const failure = decodeFailure(409, {
			code: 'woocommerce_rest_cart_invalid_key',
			message: 'Cart item does not exist.',
		});
		if (!bringsCart) {
			page.port.failNext(failure);
		}
		await expect(page.doShopping.changeQuantity(named.key, 3)).resolves.toMatchObject({
			ok: false,
			code: 'woocommerce_rest_cart_invalid_key',
		});
		await page.refresh();
		expect(page.texts()).toEqual(['"Café “Crème” <Mug> & Saucer" was removed from your cart.']);
		expect(page.shopping().getCart().items).toHaveLength(1);
	});

	it('read the cart again where the shop refuses a quantity, as the limits of the line are others', async () => {
		const page = aPage(cart);
		const limits = { minimum: 1, maximum: 1, multiple_of: 1, editable: true };
		page.shop.setCart(aCart({ items: [{ ...mug, quantity_limits: limits }, hoodie] }));
		page.port.failNext(decodeFailure(400, { code: 'invalid_quantity', message: 'One at most.' }));
		await page.doShopping.changeQuantity(mug.key, 3);
		await waitFor(() => expect(page.shopping().getCart().items[0]?.limits.maximum).toBe(1));
		expect(page.texts()).toEqual(['One at most.']);
	});

	it('remove their own notice when retried, and keep those of others', async () => {
		const page = aPage(cart);
		await page.doShopping.changeQuantity(mug.key, 120);
		await page.doShopping.changeQuantity(hoodie.key, 2);
		expect(page.texts()).toHaveLength(1);
		await page.doShopping.changeQuantity(mug.key, 3);
		expect(page.texts()).toEqual([]);
	});

	it('show no notices while an express payment is active', async () => {
		const page = aPage(cart);
		page.registry.register({
			name: 'wc/store/payment',
			instantiate: () => ({
				getSelectors: () => ({ isExpressPaymentMethodActive: () => true }),
				getActions: () => ({}),
				subscribe: () => () => undefined,
			}),
		});
		await page.doShopping.changeQuantity(mug.key, 120);
		expect(page.texts()).toEqual([]);
	});

	it('show a coupon error beside its field until another coupon is applied', async () => {
		const page = aPage(cart);
		await expect(page.doShopping.applyCoupon('nope')).resolves.toMatchObject({ ok: false });
		expect(page.shopping().getCouponFailure()).toEqual({
			couponCode: 'nope',
			message: 'Coupon "nope" does not exist!',
		});
		expect(page.texts()).toEqual([]);
		await page.doShopping.applyCoupon('save10');
		expect(page.shopping().getCouponFailure()).toBeNull();
	});

	it('report a missing response in plain language, and offer to undo nothing', async () => {
		const page = aPage(cart);
		page.port.failNext({ kind: 'connection', reason: 'lost' });
		await page.doShopping.removeItem(mug.key);
		expect(page.texts()).toEqual([
			'The shop could not be reached, so your change may not have been saved. Check your cart and try again.',
		]);
		expect(page.shopping().getRemovedItems()).toEqual([]);
	});

	it('notify analytics plugins of changes', async () => {
		const heard = hearActions(
			...['cart-add-item', 'cart-set-item-quantity', 'cart-remove-item'],
			'checkout-set-selected-shipping-rate',
		);
		const page = aPage(cart);
		await page.doShopping.addItem({ productId: 12, quantity: 2 });
		await page.doShopping.changeQuantity(mug.key, 7);
		await page.doShopping.removeItem(hoodie.key);
		await page.doShopping.selectRate('free_shipping:2', 0);
		const product = ({ key }: typeof mug) => expect.objectContaining({ key });
		const storeCart = page.cart().getCartData();
		expect(heard).toEqual([
			[
				'cart-add-item',
				{
					product: expect.objectContaining({ id: 12, quantity: 2 }),
					quantity: 2,
				},
			],
			['cart-set-item-quantity', { product: product(mug), quantity: 7 }],
			['cart-remove-item', { product: product(hoodie), quantity: 1 }],
			['checkout-set-selected-shipping-rate', { shippingRateId: 'free_shipping:2', storeCart }],
		]);
	});

	it('leave the news of an added product to its button, where listeners of jQuery get it', async () => {
		const heard = hearActions('cart-add-item');
		const page = aPage(cart, {
			pageEvents: { ...createPageEvents(document.body), hasButton: (id) => id === 12 },
		});
		await page.doShopping.addItem({ productId: 12 });
		await page.doShopping.addItem({ productId: 14 });
		expect(heard).toEqual([
			['cart-add-item', { product: expect.objectContaining({ id: 14 }), quantity: 1 }],
		]);
	});

	it('send an add that may have been sent before under the same key', async () => {
		const page = aPage(cart);
		await page.doShopping.addItem({ productId: 12, idempotencyKey: 'of-before' });
		await page.doShopping.addItem({ productId: 12, idempotencyKey: undefined });
		const keys = page.port.intents.map((intent) =>
			intent.type === 'add-item' ? intent.idempotencyKey : null,
		);
		expect(keys[0]).toBe('of-before');
		expect(keys[1]).toMatch(/./);
		expect(keys[1]).not.toBe('of-before');
	});

	it('tell the cart that the shop has answered with', async () => {
		const page = aPage(cart);
		const { items } = cartDataOf(aCart({ items: [mug] }));
		const result = await page.doShopping.removeItem(hoodie.key);
		expect(result).toMatchObject({ ok: true, cart: { items } });
	});

	it('expose the state of the connection, and retry on request', async () => {
		const page = aPage(cart);
		const waits = { kind: 'waiting', reason: 'offline', waiting: 2 } as const;
		page.port.connection(waits);
		expect(page.shopping().getConnection()).toEqual(waits);
		await page.doShopping.retryNow();
		expect(page.port.retries).toBe(1);
	});
});

describe('undo of a removal', () => {
	it('restores the line under its key, with all that the shop has stored in it', async () => {
		const engraved = {
			...mug,
			quantity: 4,
			item_data: [{ key: 'Engraving', value: 'Ada', hidden: false }],
		};
		const page = aPage(aCart({ items: [engraved, hoodie] }));
		await page.doShopping.removeItem(mug.key);
		expect(page.shopping().getRemovedItems()).toEqual([{ key: mug.key, position: 0 }]);
		await page.doShopping.restoreItem(mug.key);
		expect(page.cart().getCartData().items[0]).toMatchObject(engraved);
		expect(page.shopping().getRemovedItems()).toEqual([]);
		expect(page.texts()).toEqual([]);
	});

	it('brings back the quantity that was shown, which the removal has kept from the shop', async () => {
		const page = aPage(cart);
		page.port.hold();
		page.port.failNext({ kind: 'connection', reason: 'lost' });
		const change = page.doShopping.changeQuantity(mug.key, 5);
		const removal = page.doShopping.removeItem(mug.key);
		await page.port.release();
		await Promise.all([change, removal]);
		await page.doShopping.restoreItem(mug.key);
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(5);
	});

	it('holds against a step of its line that comes behind it', async () => {
		const page = aPage(cart);
		page.port.hold();
		const removal = page.doShopping.removeItem(mug.key);
		await expect(page.doShopping.changeQuantity(mug.key, 5)).resolves.toEqual({ ok: true });
		expect(page.port.intents).toMatchObject([{ type: 'remove-item' }]);
		await page.port.release();
		await removal;
	});

	it('ends where the shop cannot restore the line, without a notice', async () => {
		const page = aPage(cart);
		await page.doShopping.removeItem(mug.key);
		page.shop.forgetRemoved();
		const outcome = await page.doShopping.restoreItem(mug.key);
		expect(outcome).toMatchObject({ ok: false, code: 'storefront_islands_item_lost' });
		expect(page.shopping().getRemovedItems()).toEqual([]);
		expect(page.texts()).toEqual([]);
	});

	it("requests the line's position among the remaining ones", async () => {
		const page = aPage(cart);
		page.port.hold();
		const first = page.doShopping.removeItem(mug.key);
		const second = page.doShopping.removeItem(hoodie.key);
		await page.port.release();
		await Promise.all([first, second]);
		await page.doShopping.restoreItem(hoodie.key);
		const restored = { type: 'restore-item', key: hoodie.key, position: 0 };
		expect(page.port.intents.at(-1)).toMatchObject(restored);
	});

	it('is sent behind a removal that is not answered yet, so that a page that is left hands on both', async () => {
		const page = aPage(cart);
		page.port.hold();
		const removal = page.doShopping.removeItem(mug.key);
		const undo = page.doShopping.restoreItem(mug.key);
		expect(page.shopping().getChanges()).toMatchObject([
			{ intent: { type: 'remove-item' } },
			{ intent: { type: 'restore-item' } },
		]);
		await page.port.release();
		await Promise.all([removal, undo]);
		expect(page.cart().getCartItem(mug.key)).toBeDefined();
	});

	it('restores once when clicked twice', async () => {
		const page = aPage(cart);
		await page.doShopping.removeItem(mug.key);
		await Promise.all([page.doShopping.restoreItem(mug.key), page.doShopping.restoreItem(mug.key)]);
		expect(page.port.intents.filter(({ type }) => type === 'restore-item')).toHaveLength(1);
	});

	it('can be retried when the shop was not reached', async () => {
		const page = aPage(cart);
		await page.doShopping.removeItem(mug.key);
		page.port.failNext({ kind: 'connection', reason: 'lost' });
		await page.doShopping.restoreItem(mug.key);
		expect(page.shopping().getRemovedItems()).toHaveLength(1);
	});
});
