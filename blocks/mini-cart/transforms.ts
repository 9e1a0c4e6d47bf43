import { readRecord, readText } from '../../src/domain/support/unknown';
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

/** True if all texts of the drawer are those of the template part, or the usual ones. */
const hasNoTexts = ({ texts }: BlockAttributes, drawer: BlockAttributes): boolean =>
	Object.entries(readRecord(texts)).every(
		([name, text]) => text === '' || text === readRecord(drawer.texts)[name],
	);

/**
 * Returns the conversions between the mini-cart and WooCommerce's. WooCommerce's drawer is a template part that all of
 * its mini-carts share, so a block with texts of its own or content areas in its drawer has no counterpart.
 *
 * @param drawer Attributes of this plugin's block for that template part (Replacement\DrawerConverter).
 */
export const miniCartConversions = (drawer: BlockAttributes): readonly Conversion[] => [
	{
		ours: OURS,
		other: 'woocommerce/mini-cart',
		read: ({ attributes }) =>
			blockTree(OURS, { ...attributes, ...drawer, ...readLook(attributes) }),
		write: (ours) =>
			hasNoContent(ours) && hasNoTexts(ours.attributes, drawer)
				? blockTree('woocommerce/mini-cart', {
						...ours.attributes,
						...writeLook(ours.attributes),
					})
				: null,
	},
];
