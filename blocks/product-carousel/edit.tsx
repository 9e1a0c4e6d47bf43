import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyCards } from '../product-grid/empty-cards';
import { ProductListControls, type ProductListSettings } from '../shared/product-list-settings';

/** The attributes of block.json. */
export type ProductCarouselAttributes = ProductListSettings & {
	/** What those who listen hear it called; empty for "Products". */
	readonly label: string;
};

/** The carousel in the editor: empty cards in a row, and its settings. */
export const ProductCarouselEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ProductCarouselAttributes>) => {
	const { label, columns } = attributes;
	return (
		<div {...useBlockProps({ className: 'storefront-product-grid' })}>
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<TextControl
						label={__('Name for screen readers', 'storefront-islands')}
						value={label}
						onChange={(value) => setAttributes({ label: value })}
					/>
					<ProductListControls
						settings={attributes}
						labels={{
							columns: __('Seen at once', 'storefront-islands'),
							perPage: __('Products', 'storefront-islands'),
						}}
						most={24}
						onChange={setAttributes}
					/>
				</PanelBody>
			</InspectorControls>
			<EmptyCards columns={columns} count={columns} />
		</div>
	);
};
