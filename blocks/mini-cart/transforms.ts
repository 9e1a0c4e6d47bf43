import { readText } from '../../src/domain/unknown';
import { blockTree, type BlockAttributes } from '../transforms/block-tree';
import { hasNoContent } from '../transforms/areas';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/mini-cart';

/** WooCommerce's icons, with this plugin's. */
const ICONS: readonly (readonly [theirs: string, ours: string])[] = [
	['cart', 'cart'],
	['bag', 'bag'],
	['bag-alt', 'basket'],
];

const ourIcon = (theirs: unknown): string => ICONS.find(([name]) => name === theirs)?.[1] ?? 'cart';

const theirIcon = (ours: unknown): string => ICONS.find(([, name]) => name === ours)?.[0] ?? 'bag';

/** The looks that both have by other names; colours have the same names. */
const readLook = (theirs: BlockAttributes): BlockAttributes => ({
	icon: ourIcon(theirs.miniCartIcon),
	openOnAdd: theirs.addToCartBehaviour === 'open_drawer',
	linksToCheckout: theirs.onCartClickBehaviour === 'navigate_to_checkout',
	showPrice: theirs.hasHiddenPrice === false,
	onCartAndCheckout: readText(theirs.cartAndCheckoutRenderStyle, 'hidden'),
	countVisibility: readText(theirs.productCountVisibility, 'greater_than_zero'),
});

const writeLook = (ours: BlockAttributes): BlockAttributes => ({
	miniCartIcon: theirIcon(ours.icon),
	addToCartBehaviour: ours.openOnAdd === true ? 'open_drawer' : 'none',
	onCartClickBehaviour: ours.linksToCheckout === true ? 'navigate_to_checkout' : 'open_drawer',
	hasHiddenPrice: ours.showPrice !== true,
	cartAndCheckoutRenderStyle: ours.onCartAndCheckout === 'removed' ? 'removed' : 'hidden',
	productCountVisibility: readText(ours.countVisibility, 'greater_than_zero'),
});

/**
 * Conversions between the mini-cart and WooCommerce's. WooCommerce's drawer is a template part, so a block with content
 * areas in its drawer has no counterpart.
 */
export const miniCartConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/mini-cart',
		read: ({ attributes }) => blockTree(OURS, { ...attributes, ...readLook(attributes) }),
		write: (ours) =>
			hasNoContent(ours)
				? blockTree('woocommerce/mini-cart', {
						...ours.attributes,
						...writeLook(ours.attributes),
					})
				: null,
	},
];
