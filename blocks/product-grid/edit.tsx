import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** The attributes of block.json. */
export type ProductGridAttributes = {
	readonly columns: number;
	readonly perPage: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	readonly orderBy: string;
	readonly headingLevel: number;
	readonly paginate: boolean;
	/** Shows the products of the page's own category or search. */
	readonly inherit: boolean;
};

const orders = () => [
	{ value: 'default', label: __('Order of the catalogue', 'storefront-islands') },
	{ value: 'newest', label: __('Newest first', 'storefront-islands') },
	{ value: 'title', label: __('Name', 'storefront-islands') },
	{ value: 'price', label: __('Price, lowest first', 'storefront-islands') },
	{ value: 'price-desc', label: __('Price, highest first', 'storefront-islands') },
	{ value: 'popularity', label: __('Most sold', 'storefront-islands') },
	{ value: 'rating', label: __('Best rated', 'storefront-islands') },
];

/** The grid in the editor: empty cards in the grid's shape, and its settings. */
export const ProductGridEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ProductGridAttributes>) => {
	const { columns, perPage, category, orderBy, paginate, inherit } = attributes;
	const cards = Array.from({ length: Math.min(perPage, columns * 2) }, (_, index) => index);
	return (
		<div {...useBlockProps({ className: 'storefront-product-grid' })}>
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<RangeControl
						label={__('Columns', 'storefront-islands')}
						value={columns}
						min={1}
						max={6}
						onChange={(value = columns) => setAttributes({ columns: value })}
					/>
					<RangeControl
						label={__('Products on a page', 'storefront-islands')}
						value={perPage}
						min={1}
						max={100}
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
					<ToggleControl
						label={__('Further pages', 'storefront-islands')}
						checked={paginate}
						onChange={(value) => setAttributes({ paginate: value })}
					/>
					<ToggleControl
						label={__("Products of the page's own category or search", 'storefront-islands')}
						checked={inherit}
						onChange={(value) => setAttributes({ inherit: value })}
					/>
				</PanelBody>
			</InspectorControls>
			<ul
				className="storefront-product-grid__list"
				style={{ gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}
			>
				{cards.map((card) => (
					<li key={card} className="storefront-product-card">
						<div className="storefront-product-card__media">
							<span className="storefront-picture" />
						</div>
						{sprintf(
							// translators: %d: place of a product in the grid.
							__('Product %d', 'storefront-islands'),
							card + 1,
						)}
					</li>
				))}
			</ul>
		</div>
	);
};
