import { FakeCartPort } from '../../../../test/fakes/cart-port';
import { memoryStorage } from '../../../../test/fakes/environment';
import { FakeShop } from '../../../../test/fakes/shop';
import { aCart, anAdd, anItem } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';
import { keyedRequestFor, requestFor } from '../../../api/cart/requests';
import type { SendBatch } from '../../../api/transport/queue/queue';
import type { BatchOutcome } from '../../../api/transport/queue/queue-state';
import type { CartIntent } from '../../../domain/cart/intent';
import { LEFT_LIFETIME } from '../../../domain/cart/left-changes';
import { resendLeftChanges } from './resend';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 1 });
const cart = aCart({ items: [mug] });

const add = anAdd({ quantity: 5 });

const set = (quantity: number): CartIntent => ({ type: 'set-quantity', key: mug.key, quantity });

/** Changes of this page wait until those of the page before are answered. */
class HeldPort extends FakeCartPort {
	override mutate(intent: CartIntent): ReturnType<FakeCartPort['mutate']> {
		this.intents.push(intent);
		return new Promise(() => undefined);
	}
}

interface NextPageOptions {
	readonly lost?: number;
	readonly lostAfter?: number;
	readonly shown?: number;
	/** True if the changes of this page do not wait any longer. */
	readonly areSent?: boolean;
	/** Outcomes of the first batches, in place of the shop's. */
	readonly failures?: readonly BatchOutcome[];
}

/**
 * Opens a page that was rendered before the changes of the page before were carried out; `lost` requests do not arrive.
 * With `shown` it comes from the back/forward cache, where it has sent that quantity before.
 */
const aNextPage = (
	stored: string,
	{ lost = 0, lostAfter = 0, shown = 0, areSent = false, failures = [] }: NextPageOptions = {},
) => {
	let time = LEFT_LIFETIME;
	const shop = new FakeShop();
	shop.setCart(cart);
	const port = new HeldPort(shop);
	const page = aPage(cart, { port });
	const storage = memoryStorage({ 'storefront-islands-changes': stored });
	let answer = (): void => undefined;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const handle = ({ method, path, body, headers }: ReturnType<typeof requestFor>) =>
		shop.handle({ method, path, body, headers: { ...headers, Nonce: shop.noncePair.nonce } });
	const isRestored = shown > 0;
	if (isRestored) {
		void page.doShopping.changeQuantity(mug.key, shown);
	}
	const window = new EventTarget();
	let losses = lost;
	const failing = [...failures];
	const sizes: number[] = [];
	const send: SendBatch = async (queued) => {
		await answered;
		sizes.push(queued.length);
		const failure = failing.shift();
		if (failure) {
			return failure;
		}
		if (losses > 0) {
			losses -= 1;
			time += lostAfter;
			return { kind: 'lost', reason: 'lost' };
		}
		const responses = queued.map(({ request }) => ({ ...handle(request), isJson: true }));
		return { kind: 'answered', responses, order: responses.map((_, position) => position) };
	};
	const resent = resendLeftChanges({
		registry: page.registry,
		isRestored,
		areSent: () => areSent,
		storage,
		page: window,
		now: () => time,
		send,
		pause: () => Promise.resolve(),
	});
	return {
		...page,
		port,
		shop,
		items: storage.items,
		/** Numbers of requests of the batches. */
		sizes,
		handle,
		leave: () => void window.dispatchEvent(new Event('pagehide')),
		settle: () => {
			answer();
			return resent;
		},
		quantity: () => page.cart().getCartItem(mug.key)?.quantity,
	};
};

const left = (since: number, ...changes: readonly unknown[]) =>
	JSON.stringify([
		since,
		...changes.map((intent, index) => ({ key: `k-${String(index)}`, intent })),
	]);

test('an add under way is in the cart once, whichever request comes first, and says nothing', async () => {
	for (const isFirst of [true, false]) {
		const page = aNextPage(left(1, add));
		if (isFirst) {
			page.handle(requestFor(add));
		}
		await page.settle();
		page.handle(requestFor(add));
		expect(page.quantity()).toBe(6);
		expect(page.shop.cartJson.items[0]?.quantity).toBe(6);
		expect(page.texts()).toEqual([]);
		expect(page.items.size).toBe(0);
		expect(page.port.retries).toBe(1);
	}
});

test('what does not arrive is sent again, for as long as the changes of this page wait', async () => {
	for (const [lost, lostAfter, quantity] of [
		[3, 0, 3],
		[4, 0, 1],
		[1, 9000, 3],
		[1, 15_000, 1],
	] as const) {
		const page = aNextPage(left(1, set(3)), { lost, lostAfter });
		await page.settle();
		expect(page.quantity()).toBe(quantity);
	}
});

const anError = (status: number) => {
	const body = { code: 'any', message: `Error ${String(status)}` };
	return { status, body, headers: {}, isJson: true };
};

test('what a proxy answers is sent again, and what the shop has not answered of a batch', async () => {
	for (const failure of [
		{ kind: 'refused', response: anError(503), transient: true } as const,
		{ kind: 'answered', responses: [anError(502), anError(502)], order: [] } as const,
	]) {
		const page = aNextPage(left(1, set(3), add), { failures: [failure] });
		await page.settle();
		expect(page.quantity()).toBe(8);
		expect(page.texts()).toEqual([]);
	}
});

test('a refusal of all is told once, and nothing is sent again', async () => {
	const refused = { kind: 'refused', response: anError(403), transient: false } as const;
	const page = aNextPage(left(1, set(3), add), { failures: [refused] });
	await page.settle();
	expect(page.quantity()).toBe(1);
	expect(page.texts()).toEqual(['Error 403']);
	expect(page.sizes).toEqual([2]);
});

test('more changes than a batch takes are sent in several', async () => {
	const page = aNextPage(
		left(1, ...Array.from({ length: 30 }, (_, index) => anAdd({ idempotencyKey: `add-${index}` }))),
	);
	await page.settle();
	expect(page.sizes).toEqual([25, 5]);
	expect(page.quantity()).toBe(31);
});

test('a page that is left meanwhile sends its own behind it, and keeps it for the next one', async () => {
	const page = aNextPage(left(1, set(3)));
	expect(page.port.ahead).toEqual([keyedRequestFor(set(3), 'k-0')]);
	page.leave();
	expect(page.items.get('storefront-islands-changes')).toBe(left(LEFT_LIFETIME, set(3)));
	await page.settle();
	page.items.clear();
	page.leave();
	expect(page.items.size).toBe(0);
});

test('a press on plus that waits for it counts from what the shop has', async () => {
	const page = aNextPage(left(1, add));
	void page.doShopping.changeQuantity(mug.key, 2);
	await page.settle();
	expect(page.port.intents.at(-1)).toMatchObject({ key: mug.key, quantity: 7 });
	expect(page.shopping().getCart().items[0]?.quantity).toBe(7);
});

test('a press counts so, too, where the cart is read while it waits, and steps twice', async () => {
	const page = aNextPage(left(1, add));
	void page.doShopping.changeQuantity(mug.key, 2);
	void page.doCart.receiveCart({ ...aCart({ items: [{ ...mug, quantity: 6 }] }) });
	void page.doShopping.changeQuantity(mug.key, 3);
	await page.settle();
	expect(page.port.intents.at(-1)).toMatchObject({ quantity: 8 });
});

test('a press on plus that is sent already does not count twice', async () => {
	const page = aNextPage(left(1, add), { areSent: true });
	void page.doShopping.changeQuantity(mug.key, 2);
	await page.settle();
	expect(page.port.intents).toMatchObject([{ key: mug.key, quantity: 2 }]);
});

test('what a restored page has sent before does not count twice', async () => {
	const page = aNextPage(left(1, set(2)), { shown: 2 });
	void page.doShopping.changeQuantity(mug.key, 3);
	await page.settle();
	expect(page.port.intents).toMatchObject([{ quantity: 2 }, { quantity: 3 }]);
});

test('a line that was stepped and removed meanwhile stays removed', async () => {
	const page = aNextPage(left(1, add));
	void page.doShopping.changeQuantity(mug.key, 2);
	void page.doShopping.removeItem(mug.key);
	await page.settle();
	expect(page.port.intents.at(-1)).toEqual({ type: 'remove-item', key: mug.key });
});

test('a quantity that was typed while it waits holds, also with a step after it', async () => {
	const page = aNextPage(left(1, add));
	void page.doShopping.changeQuantity(mug.key, 4, true);
	void page.doShopping.changeQuantity(mug.key, 3);
	await page.settle();
	expect(page.port.intents.at(-1)).toMatchObject({ quantity: 3 });
	expect(page.shopping().getCart().items[0]?.quantity).toBe(3);
});

test('what the shop refuses is told', async () => {
	const coupon = { type: 'apply-coupon', code: 'nonsense' };
	const gone = { type: 'remove-item', key: 'gone' };
	const page = aNextPage(left(1, coupon, { ...add, productId: 99 }, gone, set(2)));
	await page.settle();
	expect(page.quantity()).toBe(2);
	expect(page.texts()).toEqual([expect.stringContaining('nonsense'), 'It cannot be added.']);
});

test('changes are made in their order', async () => {
	const coupon = { type: 'apply-coupon', code: 'save10' };
	const page = aNextPage(left(1, add, coupon, { type: 'remove-item', key: mug.key }));
	await page.settle();
	const paths = ['cart/add-item', 'cart/apply-coupon', 'cart/remove-item'];
	expect(page.shop.deeds.map(({ path }) => path)).toEqual(paths);
	expect(page.quantity()).toBeUndefined();
	expect(page.texts()).toEqual([]);
});

test('a quantity that the shop has set is not set again over a later change', async () => {
	const page = aNextPage(left(1, set(3)));
	page.handle(keyedRequestFor(set(3), 'k-0'));
	page.handle(requestFor(add));
	await page.settle();
	expect(page.quantity()).toBe(8);
});

test('a quantity that a newer one has replaced before it was sent is not set', async () => {
	const page = aNextPage(left(1, set(2), set(3)));
	page.handle(keyedRequestFor(set(3), 'k-1'));
	await page.settle();
	expect(page.quantity()).toBe(3);
});

test('a quantity that a newer one has replaced after it was sent is not set when it comes late', async () => {
	const page = aNextPage(left(1, set(2), set(3), set(4)));
	await page.settle();
	for (const [quantity, key] of [
		[2, 'k-0'],
		[3, 'k-1'],
	] as const) {
		page.handle(keyedRequestFor(set(quantity), key));
	}
	expect(page.shop.cartJson.items[0]?.quantity).toBe(4);
});

test('what a page has replaced is still known to the page after the next one', async () => {
	const changes = [set(2), set(3)];
	const page = aNextPage(left(1, ...changes));
	page.leave();
	expect(page.items.get('storefront-islands-changes')).toBe(left(LEFT_LIFETIME, ...changes));
	await page.settle();
});

test.each([
	['too old', left(0, add)],
	['of a plugin', left(1, { type: 'extension', namespace: 'acme', data: {} })],
	['an address', left(1)],
	['no JSON', '['],
	['something else', left(1, 'x', null)],
])('what is %s is not repeated: the cart is read behind what runs', async (_name, stored) => {
	const page = aNextPage(stored);
	page.shop.setCart(aCart({ items: [{ ...mug, quantity: 3 }] }));
	await page.settle();
	expect(page.shop.deeds).toEqual([{ path: 'cart/update-customer', body: {}, status: 200 }]);
	expect(page.quantity()).toBe(3);
	expect(page.port.retries).toBe(1);
});
