import { diffCarts } from './diff';
import { aCart, anItem, type ItemOptions } from '../../../test/fixtures/builders';
import { cartOf } from '../../../test/fixtures/decoded';

const cartWith = (...items: readonly ItemOptions[]) => cartOf(aCart({ items: items.map(anItem) }));

const nobodys = { pendingDelete: [], pendingQuantity: [] };

const within = { minimum: 1, maximum: 4, multiple_of: 1, editable: true };

describe('diffCarts', () => {
	it.each([
		['equal carts', cartWith({ id: 1 }), cartWith({ id: 1 })],
		['new items', cartWith(), cartWith({ id: 1 })],
	])('finds no difference between %s', (_name, before, after) => {
		expect(diffCarts(before, after, nobodys)).toEqual([]);
	});

	it('reports removed items by their name in the old cart', () => {
		expect(diffCarts(cartWith({ id: 1, name: 'Mug &amp; Co' }), cartWith(), nobodys)).toEqual([
			{ kind: 'removed', key: 'key-1', name: 'Mug & Co' },
		]);
	});

	it('ignores changes that this page makes itself', () => {
		const before = cartWith({ id: 1 }, { id: 2, quantity: 2 });
		const own = { pendingDelete: ['key-1'], pendingQuantity: ['key-2'] };
		expect(diffCarts(before, cartWith({ id: 2, quantity: 3 }), own)).toEqual([]);
	});

	it('gives the reason for a changed quantity', () => {
		const before = cartWith({ id: 1, quantity: 9 });
		const after = cartWith({ id: 1, quantity: 4, quantity_limits: within });
		const change = { kind: 'maximum', quantity: 4 };
		expect(diffCarts(before, after, nobodys)).toEqual([
			{ kind: 'quantity', key: 'key-1', name: 'Morning Mug', change },
		]);
	});
});
