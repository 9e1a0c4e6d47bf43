import { aCart, anItem } from '../../../../test/fixtures/builders';
import { aPage } from '../../../../test/support/stores';
import { SYNC_EVENT } from '../../../domain/cart/events';
import { startSync } from './sync';

const mug = anItem({ id: 12, name: 'Morning Mug', quantity: 1 });
const bowl = anItem({ id: 13, name: 'Tea Bowl', quantity: 1 });
const cart = aCart({ items: [mug, bowl] });

const synced = (seed?: null) => {
	const page = aPage(cart, seed === null ? { seed } : {});
	const told: unknown[] = [];
	window.addEventListener(SYNC_EVENT, (event) => {
		const detail: unknown = event instanceof CustomEvent ? event.detail : null;
		if (JSON.stringify(detail).includes('from_@wordpress/data')) {
			told.push(detail);
		}
	});
	startSync(page.registry, window);
	return { ...page, told };
};

const fromInteractivity = (quantityChanges: unknown) =>
	window.dispatchEvent(
		new CustomEvent(SYNC_EVENT, { detail: { type: 'from_iAPI', quantityChanges } }),
	);

describe('synchronisation with the interactivity store', () => {
	it('passes on each new cart, but not an address being typed', async () => {
		const page = synced();
		await page.doShopping.changeQuantity(mug.key, 2);
		void page.doShopping.typeShippingAddress({ city: 'Oslo' });
		expect(page.told).toEqual([{ type: 'from_@wordpress/data' }]);
	});

	it('does not pass on or request the first cart', async () => {
		const page = synced(null);
		expect(page.port.loads).toBe(0);
		await page.refresh();
		expect(page.told).toEqual([]);
	});

	it('reads a cart changed by the other store, reporting only what the other did not change', async () => {
		const page = synced();
		page.shop.setCart(aCart({ items: [{ ...mug, quantity: 5 }] }));
		fromInteractivity({ cartItemsPendingQuantity: [mug.key] });
		await new Promise((resolve) => setTimeout(resolve));
		expect(page.cart().getCartItem(mug.key)?.quantity).toBe(5);
		expect(page.texts()).toEqual(['"Tea Bowl" was removed from your cart.']);
		expect(page.told).toEqual([]);
	});

	it('accepts any event detail', async () => {
		const page = synced();
		fromInteractivity({ cartItemsPendingQuantity: 'all', productsPendingAdd: [null] });
		window.dispatchEvent(new CustomEvent(SYNC_EVENT));
		await new Promise((resolve) => setTimeout(resolve));
		expect(page.port.loads).toBe(1);
	});
});
