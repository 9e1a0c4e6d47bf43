import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text, Toggle } from '../shared/controls/controls';
import { cardPartGroups, cardParts } from '../shared/product-list/card-parts';
import {
	ProductListControls,
	withoutTitle,
	type ProductListSettings,
} from '../shared/product-list/settings';
import { useParts } from '../shared/parts/use-parts';
import { ListTitle } from '../shared/product-list/list-title';
import { ProductListToolbar } from '../shared/product-list/toolbar';
import { ServerPreview } from '../shared/in-place/server-preview';
import { ShownParts } from '../shared/controls/shown-parts';
import { siteData } from '../shared/site-data';
import { StateToolbar } from '../shared/controls/state-toolbar';

/** Block attributes, as declared in block.json. */
export type ProductGridAttributes = ProductListSettings & {
	readonly paginate: boolean;
	/** True if the grid shows the products of the page's own category or search. */
	readonly inherit: boolean;
	/** True if the page's filters apply to it, which they always do if `inherit` is set. */
	readonly filterable: boolean;
	/** True if visitors can choose the sort order. */
	readonly sortable: boolean;
	/** Id by which filters address this grid alone; empty for its index on the page: "g0", "g1" … */
	readonly widgetId: string;
};

interface SettingsProps {
	readonly attributes: ProductGridAttributes;
	readonly onChange: (changed: Partial<ProductGridAttributes>) => void;
}

/** Settings for the controls offered to visitors. */
const VisitorSettings = ({ attributes, onChange }: SettingsProps) => {
	const { inherit, filterable, sortable, paginate, widgetId } = attributes;
	return (
		<Fragment>
			<Toggle
				label={__('Follow the page’s filters', 'storefront-islands')}
				help={__('Blocks such as Price filter then narrow it.', 'storefront-islands')}
				checked={inherit || filterable}
				disabled={inherit}
				onChange={(value) => onChange({ filterable: value })}
			/>
			<Toggle
				label={__('Visitors choose the order', 'storefront-islands')}
				checked={sortable}
				onChange={(value) => onChange({ sortable: value })}
			/>
			<Toggle
				label={__('Pagination', 'storefront-islands')}
				help={__('Links to the products that do not fit on the first page.', 'storefront-islands')}
				checked={paginate}
				onChange={(value) => onChange({ paginate: value })}
			/>
			<Text
				label={__('Name of the grid', 'storefront-islands')}
				help={__(
					'For a Taxonomy filter that narrows this grid alone: letters, digits and underscores.',
					'storefront-islands',
				)}
				value={widgetId}
				onChange={(value) => onChange({ widgetId: value })}
			/>
		</Fragment>
	);
};

/** Edit component of the grid: the shop's products, and its settings. */
export const ProductGridEdit = ({
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps<ProductGridAttributes>) => {
	const [state, setState] = useState<'filled' | 'loading' | 'empty'>('filled');
	const selection = useParts(cardPartGroups, isSelected);
	return (
		<div {...useBlockProps({ ref: selection.ref })}>
			<ProductListToolbar settings={attributes} selection={selection} onChange={setAttributes} />
			<StateToolbar
				shown={state}
				onShow={setState}
				states={[
					['filled', __('Filled', 'storefront-islands')],
					['loading', __('Loading', 'storefront-islands')],
					['empty', __('Empty', 'storefront-islands')],
				]}
			/>
			<InspectorControls>
				<PanelBody title={__('Products', 'storefront-islands')}>
					<Toggle
						label={__('Products of the page’s own query', 'storefront-islands')}
						help={__(
							'In templates: the products of the category, tag or search that is open.',
							'storefront-islands',
						)}
						checked={attributes.inherit}
						onChange={(inherit) => setAttributes({ inherit })}
					/>
					<ProductListControls
						settings={attributes}
						labels={{
							columns: __('Columns', 'storefront-islands'),
							perPage: __('Products on a page', 'storefront-islands'),
						}}
						most={100}
						choices={siteData}
						isInherited={attributes.inherit}
						onChange={setAttributes}
					/>
				</PanelBody>
				<PanelBody title={__('Parts of the card', 'storefront-islands')} initialOpen={false}>
					<ShownParts
						parts={cardParts()}
						attributes={attributes}
						onChange={(part, isShown) => setAttributes({ [part]: isShown })}
					/>
				</PanelBody>
				<PanelBody title={__('For visitors', 'storefront-islands')}>
					<VisitorSettings attributes={attributes} onChange={setAttributes} />
				</PanelBody>
			</InspectorControls>
			<ListTitle settings={attributes} isSelected={isSelected} onChange={setAttributes} />
			<ServerPreview
				block="product-grid"
				attributes={withoutTitle(attributes)}
				state={state}
				onDraw={(preview) =>
					preview
						.querySelector('.storefront-product-grid__products')
						?.setAttribute('aria-busy', String(state === 'loading'))
				}
			/>
		</div>
	);
};
