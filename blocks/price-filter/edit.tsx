import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { FilterEditor } from '../shared/controls/filter-editor';
import type { FilterSettings } from '../shared/controls/filter-settings';
import { Flag } from '../shared/controls/flags';
import { PriceFilterPreview, type PriceFilterAppearance, type PriceFilterState } from './preview';

/** Block attributes, as declared in block.json. */
export type PriceFilterAttributes = FilterSettings & PriceFilterAppearance;

/** Edit component of the price filter: shows sample prices, as no products are filtered in the editor. */
export const PriceFilterEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<PriceFilterAttributes>) => {
	const [state, setState] = useState<PriceFilterState>('range');
	return (
		<FilterEditor
			className="storefront-price-filter wc-block-price-filter"
			settings={attributes}
			onChange={setAttributes}
			colors={[['accentColor', __('Slider', 'storefront-islands')]]}
			controls={
				<Fragment>
					<Flag name="showInputFields" attributes={attributes} onChange={setAttributes} />
					<Flag
						name="inlineInput"
						attributes={attributes}
						disabled={!attributes.showInputFields}
						onChange={setAttributes}
					/>
					<Flag name="showFilterButton" attributes={attributes} onChange={setAttributes} />
					<Flag name="showHistogram" attributes={attributes} onChange={setAttributes} />
				</Fragment>
			}
			shown={state}
			onShow={setState}
			states={[
				['range', __('Filled', 'storefront-islands')],
				['loading', __('Loading', 'storefront-islands')],
				['none', __('Empty', 'storefront-islands')],
			]}
		>
			<PriceFilterPreview
				appearance={attributes}
				id={clientId}
				currency={previewSettings().currency}
				state={state}
			/>
		</FilterEditor>
	);
};
