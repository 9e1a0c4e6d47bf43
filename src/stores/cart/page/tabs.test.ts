import { FakeCartPort } from '../../../../test/fakes/cart-port';
import { FakeShop } from '../../../../test/fakes/shop';
import { aCart, anItem } from '../../../../test/fixtures/builders';
import type { CartData } from '../../../domain/cart/data';
import { aPage } from '../../../../test/support/stores';
import { startTabs } from './tabs';
import type { TabChannel } from './tabs';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 1 });
const bowl = anItem({ id: 13, name: 'Tea Bowl', quantity: 1 });
const cart = aCart({ items: [mug, bowl] });

type Message = Parameters<TabChannel['post']>[0];

/** Creates the tabs of one browser; messages of a tab are received by the others as copies. */
const aBrowser = () => {
	const shop = new FakeShop();
	shop.setCart(cart);
	const tabs: ((message: unknown) => void)[] = [];
	const posted: Message[] = [];
	let clock = 1000;
	let keys = 0;
	const openTab = () => {
		let broadcast: (confirmed: CartData) => void = () => undefined;
		const port = new FakeCartPort(shop);
		const page = aPage(cart, {
			port,
			createKey: () => `key-${String((keys += 1))}`,
			onConfirmed: (confirmed) => broadcast(confirmed),
		});
		const listeners: ((message: unknown) => void)[] = [];
		const receive = (message: unknown) => listeners.forEach((listener) => listener(message));
		tabs.push(receive);
		const channel: TabChannel = {
			post: (message) => {
				posted.push(message);
				const copy: unknown = JSON.parse(JSON.stringify(message));
				tabs.filter((tab) => tab !== receive).forEach((tab) => tab(copy));
			},
			listen: (listener) => void listeners.push(listener),
			isOrdered: false,
		};
		({ broadcast } = startTabs({ ...page, channel, now: () => (clock += 1) }));
		return { ...page, port, receive };
	};
	return { shop, posted, openTab };
};

const quantities = ({ shopping }: ReturnType<typeof aPage>) => {
	const { items } = shopping().getCart();
	return items.map(({ quantity }) => quantity);
};

describe('tabs of one shop', () => {
	it("show each other's changes without a request", async () => {
		const { openTab, posted } = aBrowser();
		const [first, second, third] = [openTab(), openTab(), openTab()];
		await first.doShopping.changeQuantity(mug.key, 4);
		for (const tab of [first, second, third]) {
			expect(quantities(tab)).toEqual([4, 1]);
			expect(tab.port.loads).toBe(0);
		}
		expect(posted).toHaveLength(1);
		expect(second.texts()).toEqual(['The quantity of "Morning Mug" was changed to 4.']);
		expect(first.texts()).toEqual([]);
	});

	it('say that the cart is empty because it was ordered in another tab', async () => {
		const { openTab, posted, shop } = aBrowser();
		const [first, second] = [openTab(), openTab()];
		shop.setCart(aCart({ items: [] }));
		void first.doShopping.cartWasOrdered(true);
		await second.refresh();
		expect(posted).toHaveLength(1);
		expect(quantities(second)).toEqual([]);
		expect(second.texts()).toEqual(['Your order has been placed, and your cart was emptied.']);
		// The shopper returns to the tab that ordered with the Back button.
		await first.refresh();
		expect(first.texts()).toEqual(second.texts());
	});

	it('report the removed items when the cart was emptied later', async () => {
		const { openTab, shop } = aBrowser();
		const [first, second] = [openTab(), openTab()];
		void first.doShopping.cartWasOrdered(true);
		await second.refresh();
		await first.doShopping.changeQuantity(mug.key, 4);
		shop.setCart(aCart({ items: [] }));
		await second.refresh();
		expect(second.texts()).toContain('"Morning Mug" was removed from your cart.');
	});

	it('go on saying so after a change that leaves the cart empty', async () => {
		const { openTab, posted, shop } = aBrowser();
		const first = openTab();
		void first.doShopping.cartWasOrdered(true);
		shop.setCart(aCart({ items: [] }));
		await first.refresh();
		await first.doCart.applyCoupon('save10');
		expect(posted.map(({ isOrdered }) => isOrdered)).toEqual([true, true]);
	});

	it('ignore messages older than their cart', async () => {
		const { openTab, posted } = aBrowser();
		const [first, second] = [openTab(), openTab()];
		await first.doShopping.changeQuantity(mug.key, 4);
		await first.doShopping.changeQuantity(mug.key, 5);
		second.receive(posted[0]);
		expect(quantities(second)).toEqual([5, 1]);
	});

	it('agree after simultaneous changes, with one read', async () => {
		const { openTab, shop } = aBrowser();
		const [first, second] = [openTab(), openTab()];
		first.port.hold();
		second.port.hold();
		const changes = [
			first.doShopping.changeQuantity(mug.key, 4),
			second.doShopping.changeQuantity(bowl.key, 7),
		];
		await first.port.release();
		await second.port.release();
		await Promise.all(changes);
		await new Promise((resolve) => setTimeout(resolve));
		expect(shop.cartJson.items.map(({ quantity }) => quantity)).toEqual([4, 7]);
		expect(quantities(first)).toEqual([4, 7]);
		expect(quantities(second)).toEqual([4, 7]);
		expect(first.port.loads + second.port.loads).toBe(1);
	});

	/** Makes the next read of a tab answer with the cart of now, once the returned function is called. */
	const holdOldAnswer = async ({ port }: { port: FakeCartPort }) => {
		const old = await port.load();
		let release = () => {};
		jest.spyOn(port, 'load').mockImplementationOnce(
			() =>
				new Promise((resolve) => {
					release = () => resolve(old);
				}),
		);
		return () => release();
	};

	it('keep a newer cart than the answer that is on its way', async () => {
		const { openTab } = aBrowser();
		const [first, second] = [openTab(), openTab()];
		const release = await holdOldAnswer(second);
		const read = second.refresh();
		await first.doShopping.changeQuantity(mug.key, 4);
		release();
		await read;
		expect(quantities(second)).toEqual([4, 1]);
	});

	it('read the cart once more when they are asked to meanwhile', async () => {
		const { openTab, shop } = aBrowser();
		const page = openTab();
		const release = await holdOldAnswer(page);
		const read = page.refresh();
		shop.setCart(aCart({ items: [mug] }));
		void page.refresh();
		release();
		await read;
		expect(quantities(page)).toEqual([1]);
	});

	it('read the cart when the message only says that something changed', async () => {
		const { openTab, shop } = aBrowser();
		const page = openTab();
		shop.setCart(aCart({ items: [mug] }));
		page.receive({ at: 5000 });
		await new Promise((resolve) => setTimeout(resolve));
		expect(quantities(page)).toEqual([1]);
		expect(page.port.loads).toBe(1);
	});

	it('ignore invalid messages', () => {
		const page = aBrowser().openTab();
		['x', null, { at: 'now' }, { at: 9000, cart: { items: 3 } }].forEach(page.receive);
		expect(quantities(page)).toEqual([1, 1]);
	});
});
