import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text } from '../shared/controls/controls';
import { flagsOf } from '../shared/block-settings';
import { Flag, Flags } from '../shared/controls/flags';
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
import { StateToolbar } from '../shared/controls/state-toolbar';
import type { Declared } from '../shared/declared';
import type block from './block.json';

export type ProductGridAttributes = ProductListSettings & Declared<typeof block.attributes>;

interface SettingsProps {
	readonly attributes: ProductGridAttributes;
	readonly onChange: (changed: Partial<ProductGridAttributes>) => void;
}

/** Settings for the controls offered to visitors. */
const VisitorSettings = ({ attributes, onChange }: SettingsProps) => {
	const { inherit, filterable, widgetId } = attributes;
	return (
		<Fragment>
			<Flag
				name="filterable"
				attributes={attributes}
				checked={inherit || filterable}
				disabled={inherit}
				onChange={onChange}
			/>
			<Flag name="sortable" attributes={attributes} onChange={onChange} />
			<Flag name="paginate" attributes={attributes} onChange={onChange} />
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
					<Flag name="inherit" attributes={attributes} onChange={setAttributes} />
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
					<Flags
						names={flagsOf(DEFAULT_CARD_PARTS)}
						attributes={attributes}
						onChange={setAttributes}
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
