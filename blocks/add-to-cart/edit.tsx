import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls/controls';
import { isPreview } from '../shared/editor-blocks';
import { ProductPicker } from '../shared/products/product-picker';
import { ServerPreview } from '../shared/in-place/server-preview';

/** Block attributes, as declared in block.json. */
export type AddToCartAttributes = {
	/** Product id; 0 for the product of the current page. */
	readonly productId: number;
	/** `product` shows the product with its image and name, `form` the form alone. */
	readonly content: 'product' | 'form';
};

interface AddToCartEditProps extends BlockEditProps<AddToCartAttributes> {
	/** Where the block stands, such as an entry of a list; without a type in templates that are not for one type of posts. */
	readonly context: { readonly postType?: string; readonly postId?: unknown };
}

/**
 * Edit component of the block: the chosen product, or one of the shop's that stands for the page's. On a page that is no
 * product's, shoppers see nothing until one is chosen, and so does the editor.
 */
export const AddToCartEdit = ({
	attributes,
	setAttributes,
	context: { postType = 'product', postId },
}: AddToCartEditProps) => {
	const { productId, content } = attributes;
	const picker = (
		<ProductPicker id={productId} onChange={(id) => setAttributes({ productId: id })} />
	);
	const isSample = useSelect((select) => isPreview(select('core/block-editor')), []);
	const ofPage = postType === 'product' && typeof postId === 'number' ? postId : 0;
	const isMissing = productId === 0 && postType !== 'product' && !isSample;
	return (
		<div {...useBlockProps()}>
			<InspectorControls>
				<PanelBody title={__('Product', 'storefront-islands')}>
					{picker}
					<Choice
						label={__('Shown', 'storefront-islands')}
						value={content}
						options={[
							{ value: 'product', label: __('The product and its form', 'storefront-islands') },
							{ value: 'form', label: __('The form alone', 'storefront-islands') },
						]}
						onChange={(shown) => setAttributes({ content: shown })}
					/>
				</PanelBody>
			</InspectorControls>
			{isMissing ? (
				<Placeholder
					icon="cart"
					label={__('Choose a product', 'storefront-islands')}
					instructions={__(
						'This page is not a product’s. Shoppers see nothing here until a product is chosen.',
						'storefront-islands',
					)}
				>
					{picker}
				</Placeholder>
			) : (
				<ServerPreview
					block="add-to-cart"
					attributes={{ ...attributes, productId: productId || ofPage }}
				/>
			)}
		</div>
	);
};
