/**
 * Order of the parts of WooCommerce's cart and checkout, as this plugin's blocks have it. PartOrderConverter
 * (php-stubs/src/Replacement) does the same where a block is replaced.
 */
import carried from '../../data/carried-settings.json';
import known from '../../data/parts.json';
import { partsInOrder } from '../../src/domain/support/parts';
import { readList } from '../../src/domain/support/unknown';
import { part, partNamed } from './areas';
import { blockTree, type BlockAttributes, type BlockTree } from './block-tree';

/** Part around others → part in it, in WooCommerce's order → names of this plugin's parts. */
type Names = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const ORDERS: Readonly<Record<'cart' | 'checkout', Names>> = {
	cart: carried.cart.order,
	checkout: carried.checkout.order,
};

const CROSS_SELLS = 'cart-cross-sells-block';

/** Returns the name of a part without namespace; cross-sells are a product collection since WooCommerce 10. */
const nameOf = ({ name, attributes }: BlockTree): string =>
	attributes.collection === 'woocommerce/product-collection/cross-sells'
		? CROSS_SELLS
		: name.replace('woocommerce/', '');

/** Returns the items with some of them in another order, at the places that they take together. */
const refill = <Item>(items: readonly Item[], moved: readonly Item[]): readonly Item[] => {
	const waiting = [...moved];
	return items.map((item) => (moved.includes(item) ? (waiting.shift() ?? item) : item));
};

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
	one.every((item, place) => item === other[place]);

/** Returns this plugin's attribute for the order of WooCommerce's parts; nothing if it is WooCommerce's own. */
export const readOrder = (theirs: BlockTree, block: 'cart' | 'checkout'): BlockAttributes => {
	const order = Object.entries(ORDERS[block]).reduce<readonly string[]>(
		(names, [around, inside]) => {
			const found = (partNamed(theirs, `woocommerce/${around}`)?.innerBlocks ?? [])
				.map(nameOf)
				.filter((name) => name in inside);
			const usual = Object.keys(inside).filter((name) => found.includes(name));
			return isSame(found, usual)
				? names
				: refill(names, [...new Set(found.flatMap((name) => inside[name] ?? []))]);
		},
		known[block],
	);
	return isSame(order, known[block]) ? {} : { order };
};

/**
 * Builds a part of WooCommerce's block with its parts in the order of this plugin's block; parts without a counterpart
 * stay before the one that they precede.
 *
 * @param ours     This plugin's block.
 * @param block    Its name, without namespace.
 * @param name     Name of the part.
 * @param children Parts in WooCommerce's order; null for a removed one.
 */
export const orderedPart = (
	ours: BlockTree,
	block: 'cart' | 'checkout',
	name: string,
	children: readonly (BlockTree | null)[],
): BlockTree => {
	const inside = ORDERS[block][name.replace('woocommerce/', '')] ?? {};
	const order = partsInOrder(known[block], readList(ours.attributes.order));
	const present = children.filter((child) => child !== null);
	const places = present.reduceRight<readonly number[]>((after, child) => {
		const place = order.indexOf(inside[nameOf(child)]?.[0] ?? '');
		return [place < 0 ? (after[0] ?? order.length) : place, ...after];
	}, []);
	const moved = present
		.map((child, at) => ({ child, place: places[at] ?? 0 }))
		.sort((one, other) => one.place - other.place)
		.map(({ child }) => child);
	const usual = part(name, children);
	return isSame(present, moved) ? usual : blockTree(name, usual.attributes, moved);
};
