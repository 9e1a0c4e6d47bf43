import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { classNames } from '../../src/ui/class-names';
import { Choice } from '../shared/controls';
import { ProductPicker } from '../shared/products/product-picker';
import { ProductPreview } from './preview';

/** Block attributes, as declared in block.json. */
export type AddToCartAttributes = {
	/** Product id; 0 for the product of the current page. */
	readonly productId: number;
	/** `product` shows the product with its image and name, `form` the form alone. */
	readonly content: 'product' | 'form';
};

/** Edit component of the block. It shows the product form of a sample product. */
export const AddToCartEdit = ({
	attributes: { productId, content },
	setAttributes,
}: BlockEditProps<AddToCartAttributes>) => (
	<div
		{...useBlockProps({
			className: classNames('storefront-product', content === 'form' && 'storefront-product--form'),
		})}
	>
		<InspectorControls>
			<PanelBody title={__('Product', 'storefront-islands')}>
				<ProductPicker id={productId} onChange={(id) => setAttributes({ productId: id })} />
				<Choice
					label={__('Shown', 'storefront-islands')}
					value={content}
					options={[
						{ value: 'product', label: __('The product and its form', 'storefront-islands') },
						{ value: 'form', label: __('The form alone', 'storefront-islands') },
					]}
					onChange={(chosen) => setAttributes({ content: chosen })}
				/>
			</PanelBody>
		</InspectorControls>
		<Disabled>
			<ProductPreview
				content={content}
				name={
					productId > 0
						? // translators: %d: a product's id.
							sprintf(__('Product %d', 'storefront-islands'), productId)
						: __("The page's product", 'storefront-islands')
				}
				settings={previewSettings()}
			/>
		</Disabled>
	</div>
);
