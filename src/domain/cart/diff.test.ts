import { diffCarts } from './diff';
import { aCart, anItem, type ItemOptions } from '../../../test/fixtures/builders';
import { cartOf } from '../../../test/fixtures/decoded';

const cartWith = (...items: readonly ItemOptions[]) => cartOf(aCart({ items: items.map(anItem) }));

const nobodys = { pendingDelete: [], pendingQuantity: [] };

describe('diffCarts', () => {
	it('finds no difference between equal carts', () => {
		expect(diffCarts(cartWith({ id: 1 }), cartWith({ id: 1 }), nobodys)).toEqual([]);
	});

	it('reports removed items by their name in the old cart', () => {
		expect(diffCarts(cartWith({ id: 1, name: 'Mug &amp; Co' }), cartWith(), nobodys)).toEqual([
			{ kind: 'removed', key: 'key-1', name: 'Mug & Co' },
		]);
	});

	it('ignores changes that this page makes itself', () => {
		const before = cartWith({ id: 1 }, { id: 2, quantity: 2 });
		const after = cartWith({ id: 2, quantity: 3 });
		expect(
			diffCarts(before, after, { pendingDelete: ['key-1'], pendingQuantity: ['key-2'] }),
		).toEqual([]);
	});

	it('gives the reason for a changed quantity', () => {
		const within = { minimum: 1, maximum: 4, multiple_of: 1, editable: true };
		expect(
			diffCarts(
				cartWith({ id: 1, quantity: 9 }),
				cartWith({ id: 1, quantity: 4, quantity_limits: within }),
				nobodys,
			),
		).toEqual([
			{
				kind: 'quantity',
				key: 'key-1',
				name: 'Morning Mug',
				change: { kind: 'maximum', quantity: 4 },
			},
		]);
	});

	it('ignores new items', () => {
		expect(diffCarts(cartWith(), cartWith({ id: 1 }), nobodys)).toEqual([]);
	});
});
