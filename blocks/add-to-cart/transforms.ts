import { readNumber } from '../../src/domain/read-unknown';
import { blockTree, type BlockTree } from '../transforms/block-tree';
import type { Conversion } from '../transforms/conversion';
import { keptAttributes } from '../transforms/kept-attributes';

const OURS = 'storefront-islands/add-to-cart';

/** The forms that WooCommerce has for the product whose page they stand on, the newer first. */
const FORMS = ['woocommerce/add-to-cart-with-options', 'woocommerce/add-to-cart-form'];

const formOf = (other: string): Conversion => ({
	ours: OURS,
	other,
	read: (form) => blockTree(OURS, { ...keptAttributes(form), content: 'form', productId: 0 }),
	write: (ours) =>
		ours.attributes.content === 'form' && readNumber(ours.attributes.productId, 0) === 0
			? blockTree(other, keptAttributes(ours))
			: null,
});

const isProductOfItsOwn = ({ attributes }: BlockTree): boolean =>
	readNumber(attributes.productId, 0) > 0;

/** The product form and WooCommerce's: of the page's product the form, of a chosen one the product with all that is shown of it. */
export const addToCartConversions: readonly Conversion[] = [
	...FORMS.map(formOf),
	{
		ours: OURS,
		other: 'woocommerce/single-product',
		read: (product) =>
			isProductOfItsOwn(product)
				? blockTree(OURS, {
						...keptAttributes(product),
						content: 'product',
						productId: product.attributes.productId,
					})
				: null,
		write: (ours) =>
			ours.attributes.content === 'product' && isProductOfItsOwn(ours)
				? blockTree('woocommerce/single-product', {
						...keptAttributes(ours),
						productId: ours.attributes.productId,
					})
				: null,
	},
];
