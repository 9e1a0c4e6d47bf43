import { blockTree } from '../transforms/block-tree';
import { hasNoContent } from '../transforms/areas';
import type { Conversion } from '../transforms/conversion';

const OURS = 'storefront-islands/mini-cart';

/**
 * Conversions between the mini-cart and WooCommerce's. WooCommerce's drawer is a template part, so a block with content
 * areas in its drawer has no counterpart.
 */
export const miniCartConversions: readonly Conversion[] = [
	{
		ours: OURS,
		other: 'woocommerce/mini-cart',
		read: ({ attributes }) =>
			blockTree(OURS, {
				...attributes,
				openOnAdd: attributes.addToCartBehaviour === 'open_drawer',
			}),
		write: (ours) =>
			hasNoContent(ours)
				? blockTree('woocommerce/mini-cart', {
						...ours.attributes,
						addToCartBehaviour: ours.attributes.openOnAdd === true ? 'open_drawer' : 'none',
					})
				: null,
	},
];
