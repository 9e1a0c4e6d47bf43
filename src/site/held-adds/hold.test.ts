import {
	addsIn,
	BELT_BAG,
	form,
	hydrate,
	MUG,
	open,
	settled,
} from '../../../test/support/held-adds';
import { DEFERRED_ADDS_KEY, readDeferredAdds } from '../../domain/cart/deferred-adds';

beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('a click is announced immediately and sent, once', async () => {
	const page = open(form(7));
	page.click();
	page.click();
	await settled();
	expect(page.button()).toHaveAttribute('aria-busy', 'true');
	expect(page.forms[0]?.querySelector('[role="status"]')).toHaveTextContent(/^Adding…$/);
	expect(page.asked.map(({ body }) => addsIn(body))).toEqual([[BELT_BAG]]);
	expect(page.beacons).toEqual([]);
});

test('a click hydrates the island, also when it is the only interaction', () => {
	const page = open(form(7));
	let touches = 0;
	page.forms[0]?.addEventListener('pointerover', () => (touches += 1), true);
	page.click();
	expect(touches).toBe(1);
});

test('deferred adds are sent when the page is left, in the order of the clicks, each once', () => {
	const page = open(form(7) + form(8));
	page.click(0);
	page.click(1);
	page.click(0);
	page.leave();
	expect(page.beacons).toHaveLength(1);
	const body = readDeferredAdds(page.kept.get(DEFERRED_ADDS_KEY) ?? null)?.body;
	expect(page.beacons[0]).toBe(`/cart/ ${String(body)}`);
	expect(addsIn(body)).toEqual([BELT_BAG, MUG]);
});

test('what is sent is what was in the fields at the click, whatever is typed then', async () => {
	const page = open(form(7));
	page.click();
	page.type('3');
	page.leave();
	expect(addsIn(page.beacons[0]?.replace('/cart/ ', ''))).toEqual([BELT_BAG]);
	await page.lose();
	expect(await hydrate(page)).toEqual([{ ...BELT_BAG, isMade: false }]);
});

test('forms are read before the page is left, as Firefox may end a script that loops then', () => {
	const page = open(form(7));
	page.click();
	const read = jest.spyOn(window, 'FormData');
	page.leave();
	expect(read).not.toHaveBeenCalled();
	read.mockRestore();
	expect(page.beacons).toHaveLength(1);
});

test('the next page, which may have been made without an answered add, hears of the change', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	page.asked[0]?.answer();
	await settled();
	expect(page.changes).toEqual([]);
	page.leave();
	expect(page.changes).toEqual([1000]);
	expect(page.kept.size).toBe(0);
});

test('a refused add is no change of the cart', async () => {
	const page = open(form(7));
	page.click();
	await settled();
	page.asked[0]?.answer({ key: 'k1', message: 'Sold out.' });
	await settled();
	page.leave();
	expect(page.changes).toEqual([]);
});

test('a page without deferred adds sends nothing', () => {
	const page = open(form(7));
	page.leave();
	expect(page.beacons).toEqual([]);
	expect(page.kept.size).toBe(0);
});
