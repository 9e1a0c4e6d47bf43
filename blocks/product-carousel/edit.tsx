import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { Text } from '../shared/controls';
import { cardPartGroups, cardParts } from '../shared/product-list/card-parts';
import { ProductListControls, type ProductListSettings } from '../shared/product-list/settings';
import { useParts } from '../shared/parts/use-parts';
import { ListTitle } from '../shared/product-list/list-title';
import { ProductListToolbar } from '../shared/product-list/toolbar';
import { ShownParts } from '../shared/shown-parts';
import { siteData } from '../shared/site-data';
import { ProductCarouselPreview } from './preview';

/** Block attributes, as declared in block.json. */
export type ProductCarouselAttributes = ProductListSettings & {
	/** Accessible name of the carousel; empty for "Products". */
	readonly label: string;
};

/** Edit component of the carousel: sample products in a row, and its settings. */
export const ProductCarouselEdit = ({
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps<ProductCarouselAttributes>) => {
	const selection = useParts(cardPartGroups, isSelected);
	return (
		<div {...useBlockProps({ className: 'storefront-product-grid', ref: selection.ref })}>
			<ProductListToolbar settings={attributes} selection={selection} onChange={setAttributes} />
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<ProductListControls
						settings={attributes}
						labels={{
							columns: __('Products shown at once', 'storefront-islands'),
							perPage: __('Number of products', 'storefront-islands'),
						}}
						most={24}
						choices={siteData}
						onChange={setAttributes}
					/>
					<Text
						label={__('Name for screen readers', 'storefront-islands')}
						help={__('Such as “New in”. Without one it is “Products”.', 'storefront-islands')}
						value={attributes.label}
						onChange={(label) => setAttributes({ label })}
					/>
				</PanelBody>
				<PanelBody title={__('Parts of the card', 'storefront-islands')} initialOpen={false}>
					<ShownParts
						parts={cardParts()}
						attributes={attributes}
						onChange={(part, isShown) => setAttributes({ [part]: isShown })}
					/>
				</PanelBody>
			</InspectorControls>
			<ListTitle settings={attributes} isSelected={isSelected} onChange={setAttributes} />
			<Disabled>
				<ProductCarouselPreview settings={attributes} currency={previewSettings().currency} />
			</Disabled>
		</div>
	);
};
