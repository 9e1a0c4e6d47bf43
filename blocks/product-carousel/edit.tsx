import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flagsOf } from '../shared/block-settings';
import { Text } from '../shared/controls/controls';
import { Flags } from '../shared/controls/flags';
import { DEFAULT_CARD_PARTS, cardPartGroups } from '../shared/product-list/card-parts';
import {
	ProductListControls,
	withoutTitle,
	type ProductListSettings,
} from '../shared/product-list/settings';
import { useParts } from '../shared/parts/use-parts';
import { ListTitle } from '../shared/product-list/list-title';
import { ProductListToolbar } from '../shared/product-list/toolbar';
import { ServerPreview } from '../shared/in-place/server-preview';
import { siteData } from '../shared/site-data';

/** Block attributes, as declared in block.json. */
export type ProductCarouselAttributes = ProductListSettings & {
	/** Accessible name of the carousel; empty for "Products". */
	readonly label: string;
};

/** Shows the buttons, which on a page wait until it is known if the row can scroll. */
const showButtons = (preview: HTMLElement): void => {
	preview.querySelector('.storefront-carousel__controls')?.removeAttribute('data-idle');
	preview.querySelector('.storefront-carousel__button')?.setAttribute('aria-disabled', 'true');
};

/** Edit component of the carousel: the shop's products in a row, and its settings. */
export const ProductCarouselEdit = ({
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps<ProductCarouselAttributes>) => {
	const selection = useParts(cardPartGroups, isSelected);
	return (
		<div {...useBlockProps({ ref: selection.ref })}>
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
					<Flags
						names={flagsOf(DEFAULT_CARD_PARTS)}
						attributes={attributes}
						onChange={setAttributes}
					/>
				</PanelBody>
			</InspectorControls>
			<ListTitle settings={attributes} isSelected={isSelected} onChange={setAttributes} />
			<ServerPreview
				block="product-carousel"
				attributes={withoutTitle(attributes)}
				onDraw={showButtons}
			/>
		</div>
	);
};
