import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { Toggle } from '../shared/controls/controls';
import { FilterEditor } from '../shared/controls/filter-editor';
import type { FilterSettings } from '../shared/controls/filter-settings';
import { PriceFilterPreview, type PriceFilterAppearance, type PriceFilterState } from './preview';

/** Block attributes, as declared in block.json. */
export type PriceFilterAttributes = FilterSettings & PriceFilterAppearance;

/** Edit component of the price filter: shows sample prices, as no products are filtered in the editor. */
export const PriceFilterEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<PriceFilterAttributes>) => {
	const { showInputFields } = attributes;
	const [state, setState] = useState<PriceFilterState>('range');
	const toggle = (
		name: keyof PriceFilterAppearance,
		label: string,
		help: string,
		isDisabled = false,
	) => (
		<Toggle
			label={label}
			help={help}
			checked={attributes[name]}
			disabled={isDisabled}
			onChange={(value) => setAttributes({ [name]: value })}
		/>
	);
	return (
		<FilterEditor
			className="storefront-price-filter wc-block-price-filter"
			settings={attributes}
			onChange={setAttributes}
			colors={[['accentColor', __('Slider', 'storefront-islands')]]}
			controls={
				<Fragment>
					{toggle(
						'showInputFields',
						__('Fields for the prices', 'storefront-islands'),
						__(
							'Visitors can type both prices. Without them the prices are a text.',
							'storefront-islands',
						),
					)}
					{toggle(
						'inlineInput',
						__('Fields beside the slider', 'storefront-islands'),
						__('In one row where the filter is wider than 300 pixels.', 'storefront-islands'),
						!showInputFields,
					)}
					{toggle(
						'showFilterButton',
						__('Apply button', 'storefront-islands'),
						__(
							'Changes wait until it is pressed. Without it they apply by themselves.',
							'storefront-islands',
						),
					)}
					{toggle(
						'showHistogram',
						__('Bars above the slider', 'storefront-islands'),
						__('They show how many products there are at each price.', 'storefront-islands'),
					)}
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
