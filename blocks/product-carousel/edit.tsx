import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl, SelectControl, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyCards } from '../product-grid/empty-cards';
import { orders } from '../product-grid/orders';

/** The attributes of block.json. */
export type ProductCarouselAttributes = {
	/** What those who listen hear it called; empty for "Products". */
	readonly label: string;
	readonly columns: number;
	readonly perPage: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	readonly orderBy: string;
	readonly headingLevel: number;
};

/** The carousel in the editor: empty cards in a row, and its settings. */
export const ProductCarouselEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ProductCarouselAttributes>) => {
	const { label, columns, perPage, category, orderBy } = attributes;
	return (
		<div {...useBlockProps({ className: 'storefront-product-grid' })}>
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<TextControl
						label={__('Name for screen readers', 'storefront-islands')}
						value={label}
						onChange={(value) => setAttributes({ label: value })}
					/>
					<RangeControl
						label={__('Seen at once', 'storefront-islands')}
						value={columns}
						min={1}
						max={6}
						onChange={(value = columns) => setAttributes({ columns: value })}
					/>
					<RangeControl
						label={__('Products', 'storefront-islands')}
						value={perPage}
						min={1}
						max={24}
						onChange={(value = perPage) => setAttributes({ perPage: value })}
					/>
					<SelectControl
						label={__('Order', 'storefront-islands')}
						value={orderBy}
						options={orders()}
						onChange={(value) => setAttributes({ orderBy: value })}
					/>
					<TextControl
						label={__('Category (slug)', 'storefront-islands')}
						value={category}
						onChange={(value) => setAttributes({ category: value })}
					/>
				</PanelBody>
			</InspectorControls>
			<EmptyCards columns={columns} count={columns} />
		</div>
	);
};
