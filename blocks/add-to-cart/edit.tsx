import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** The attributes of block.json. */
export type AddToCartAttributes = {
	/** 0 for the product whose page it stands on. */
	readonly productId: number;
	/** The product with its picture and name, or the form alone. */
	readonly content: 'product' | 'form';
};

/** The product form in the editor: which product it is for. */
export const AddToCartEdit = ({
	attributes: { productId, content },
	setAttributes,
}: BlockEditProps<AddToCartAttributes>) => (
	<div {...useBlockProps({ className: 'storefront-product' })}>
		<InspectorControls>
			<PanelBody title={__('Product', 'storefront-islands')}>
				<TextControl
					type="number"
					min={0}
					label={__('Product id', 'storefront-islands')}
					help={__('0 for the product whose page it stands on', 'storefront-islands')}
					value={String(productId)}
					onChange={(value) => setAttributes({ productId: Math.max(0, Math.trunc(Number(value))) })}
				/>
				<SelectControl
					label={__('Shown', 'storefront-islands')}
					value={content}
					options={[
						{ value: 'product', label: __('The product and its form', 'storefront-islands') },
						{ value: 'form', label: __('The form alone', 'storefront-islands') },
					]}
					onChange={(value) => setAttributes({ content: value })}
				/>
			</PanelBody>
		</InspectorControls>
		{content === 'product' && (
			<div className="storefront-product__media">
				<span className="storefront-picture" />
			</div>
		)}
		<p>
			{productId > 0
				? sprintf(
						// translators: %d: a product's id.
						__('The form of product %d: price, choice, quantity and button.', 'storefront-islands'),
						productId,
					)
				: __("The page's product: price, choice, quantity and button.", 'storefront-islands')}
		</p>
	</div>
);
