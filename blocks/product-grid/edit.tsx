import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyCards } from './empty-cards';
import { ProductListControls, type ProductListSettings } from '../shared/product-list-settings';

/** The attributes of block.json. */
export type ProductGridAttributes = ProductListSettings & {
	readonly paginate: boolean;
	/** Shows the products of the page's own category or search. */
	readonly inherit: boolean;
	/** Whether the page's filters act on it, as they do where it inherits. */
	readonly filterable: boolean;
	/** Whether visitors choose the order. */
	readonly sortable: boolean;
	/** What filters of one grid alone call it; empty for its place on the page: "g0", "g1" … */
	readonly widgetId: string;
};

/** The grid in the editor: empty cards in the grid's shape, and its settings. */
export const ProductGridEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ProductGridAttributes>) => {
	const { columns, perPage, paginate, inherit, filterable, sortable, widgetId } = attributes;
	return (
		<div {...useBlockProps({ className: 'storefront-product-grid' })}>
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<ProductListControls
						settings={attributes}
						labels={{
							columns: __('Columns', 'storefront-islands'),
							perPage: __('Products on a page', 'storefront-islands'),
						}}
						most={100}
						onChange={setAttributes}
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
					<ToggleControl
						label={__("Follows the page's filters", 'storefront-islands')}
						checked={inherit || filterable}
						disabled={inherit}
						onChange={(value) => setAttributes({ filterable: value })}
					/>
					<ToggleControl
						label={__('Visitors choose the order', 'storefront-islands')}
						checked={sortable}
						onChange={(value) => setAttributes({ sortable: value })}
					/>
					<TextControl
						label={__('Name for filters of this grid alone', 'storefront-islands')}
						help={__('Letters, digits and underscores.', 'storefront-islands')}
						value={widgetId}
						onChange={(value) => setAttributes({ widgetId: value })}
					/>
				</PanelBody>
			</InspectorControls>
			<EmptyCards columns={columns} count={Math.min(perPage, columns * 2)} />
		</div>
	);
};
