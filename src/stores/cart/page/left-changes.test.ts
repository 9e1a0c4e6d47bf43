import { aCart, anItem } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';
import { LEFT_LIFETIME } from '../../../domain/cart/left-changes';
import { keepLeftChanges, onLeftChanges } from './left-changes';

const KEY = 'storefront-islands-changes';
const mug = anItem({ id: 12, name: 'Morning Mug' });

afterEach(() => window.sessionStorage.clear());

/** Time at which the pages are left. */
const NOW = 100_000;

/** Opens a page in a window of its own, and returns how it is left. */
const open = () => {
	const page = Object.assign(Object.create(window), new EventTarget());
	const target = new EventTarget();
	Object.assign(page, { addEventListener: target.addEventListener.bind(target) });
	const stores = aPage(aCart({ items: [mug] }));
	const changes = () => stores.shopping().getChanges();
	let returns = 0;
	onLeftChanges(page, () => (returns += 1));
	const left = keepLeftChanges(page, () => NOW, changes);
	return {
		...stores,
		left,
		leave: () => void target.dispatchEvent(new Event('pagehide')),
		show: async (persisted: boolean) => {
			target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
			await new Promise((resolve) => setTimeout(resolve));
			return returns;
		},
	};
};

const kept = (): unknown => JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');

test('changes that are not answered are kept for the next page, in their order', () => {
	const page = open();
	expect(page.left).toBeNull();
	page.port.hold();
	void page.doShopping.addItem({ productId: 13, quantity: 2 });
	void page.doShopping.changeQuantity(mug.key, 3);
	page.leave();
	const added = { type: 'add-item', productId: 13, quantity: 2, idempotencyKey: 'key-1' };
	expect(kept()).toEqual([
		NOW,
		{ key: 'key-2', intent: expect.objectContaining(added) },
		{ key: 'key-3', intent: { type: 'set-quantity', key: mug.key, quantity: 3, from: 1 } },
	]);
	expect(open().left).toContain('add-item');
});

test('a page that comes back learns of what another one has left', async () => {
	const page = open();
	expect(await page.show(true)).toBe(0);
	const other = open();
	other.port.hold();
	void other.doShopping.changeQuantity(mug.key, 3);
	other.leave();
	expect(await page.show(false)).toBe(0);
	expect(await page.show(true)).toBe(1);
});

test('a page whose changes are answered keeps nothing', async () => {
	const page = open();
	await page.doShopping.changeQuantity(mug.key, 3);
	page.leave();
	expect(kept()).toBeNull();
	expect(open().left).toBeNull();
});

test('an address is not kept, only that something is under way', () => {
	const page = open();
	page.port.hold();
	void page.doShopping.typeShippingAddress({ city: 'Oakland' });
	void page.doShopping.leaveAddress();
	return Promise.resolve().then(() => {
		page.leave();
		expect(kept()).toEqual([NOW]);
	});
});

test('what is not sent again yet, or was kept before its scripts, stays before the own changes', () => {
	const leaveWith = (since: number) => {
		window.sessionStorage.setItem(KEY, JSON.stringify([since, 'earlier']));
		const page = open();
		page.port.hold();
		void page.doShopping.changeQuantity(mug.key, 3);
		page.leave();
		return kept();
	};
	const own = { key: expect.any(String), intent: expect.objectContaining({ quantity: 3 }) };
	expect(leaveWith(NOW - 1000)).toEqual([NOW, 'earlier', own]);
	expect(leaveWith(NOW - LEFT_LIFETIME)).toEqual([NOW, own]);
});
