import { readNumber } from '../../src/domain/support/unknown';
import { blockTree, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import { preservedAttributes } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/add-to-cart';

/** WooCommerce's add-to-cart form blocks for the current product, newer first. */
const FORMS = ['woocommerce/add-to-cart-with-options', 'woocommerce/add-to-cart-form'];

const formOf = (other: string): Conversion => ({
	ours: OURS,
	other,
	read: (form) => blockTree(OURS, { ...preservedAttributes(form), content: 'form', productId: 0 }),
	write: (ours) =>
		ours.attributes.content === 'form' && readNumber(ours.attributes.productId, 0) === 0
			? blockTree(other, preservedAttributes(ours))
			: null,
});

const isProductOfItsOwn = ({ attributes }: BlockTree): boolean =>
	readNumber(attributes.productId, 0) > 0;

/**
 * Conversions between the product form and WooCommerce's blocks: the form of the page's product converts to and from an
 * add-to-cart form, a chosen product shown with all its details to and from `woocommerce/single-product`.
 */
export const addToCartConversions: readonly Conversion[] = [
	...FORMS.map(formOf),
	{
		ours: OURS,
		other: 'woocommerce/single-product',
		read: (product) =>
			isProductOfItsOwn(product)
				? blockTree(OURS, {
						...preservedAttributes(product),
						content: 'product',
						productId: product.attributes.productId,
					})
				: null,
		write: (ours) =>
			ours.attributes.content === 'product' && isProductOfItsOwn(ours)
				? blockTree('woocommerce/single-product', {
						...preservedAttributes(ours),
						productId: ours.attributes.productId,
					})
				: null,
	},
];
