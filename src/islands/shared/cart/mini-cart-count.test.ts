import { aCart, anItem } from '../../../../test/fixtures/builders';
import { aPage, inFakeTime, pass } from '../../../../test/support/stores';
import { tellMiniCarts } from './mini-cart-count';

inFakeTime();

const mug = anItem({ id: 12, quantity: 1 });

test('mini-carts are told the number of pieces once a press, behind it', async () => {
	const kept = { count: '' };
	window.storefrontMiniCart = kept;
	const counts: string[] = [];
	window.addEventListener('storefront-cart-counted', () => counts.push(kept.count));
	const page = aPage(aCart({ items: [mug] }));
	tellMiniCarts(page.registry);
	expect(counts).toEqual([':1']);
	page.port.hold();
	void page.doShopping.changeQuantity(mug.key, 2);
	void page.doShopping.changeQuantity(mug.key, 3);
	expect(counts).toHaveLength(1);
	await pass();
	expect(counts).toEqual([':1', ':3']);
	await page.port.release();
	await pass();
	expect(counts).toHaveLength(2);
	delete window.storefrontMiniCart;
});
