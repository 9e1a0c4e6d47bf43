import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_DRAFT } from '../../src/islands/price-filter/draft';
import { priceFilterModel } from '../../src/islands/price-filter/model';
import { PriceFilterView } from '../../src/islands/price-filter/view';
import { FilterHeading } from '../../src/islands/shared/filters/filter-heading';
import { FilterSettingsPanel, type FilterSettings } from '../shared/filter-settings';
import { SAMPLE_CURRENCY, SAMPLE_SCALE, SAMPLE_SPREAD } from './sample';

/** The attributes of block.json. */
export type PriceFilterAttributes = FilterSettings & {
	readonly showInputFields: boolean;
	readonly inlineInput: boolean;
	readonly showFilterButton: boolean;
	readonly showHistogram: boolean;
};

const nothing = () => undefined;

/** The price filter in the editor: sample prices, as there are no products to filter. */
export const PriceFilterEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<PriceFilterAttributes>) => {
	const { heading, headingLevel, showHistogram } = attributes;
	const spread = showHistogram ? SAMPLE_SPREAD : null;
	const toggle = (
		name: 'showInputFields' | 'inlineInput' | 'showFilterButton' | 'showHistogram',
		label: string,
	) => (
		<ToggleControl
			label={label}
			checked={attributes[name]}
			onChange={(value) => setAttributes({ [name]: value })}
		/>
	);
	return (
		<div
			{...useBlockProps({
				className: 'storefront-filter storefront-price-filter wc-block-price-filter',
			})}
		>
			<FilterSettingsPanel
				title={__('Price filter', 'storefront-islands')}
				settings={attributes}
				onChange={setAttributes}
			>
				{toggle('showInputFields', __('Inputs for the numbers', 'storefront-islands'))}
				{toggle('inlineInput', __('Inputs beside the slider', 'storefront-islands'))}
				{toggle('showFilterButton', __('A button applies changes', 'storefront-islands'))}
				{toggle('showHistogram', __('How many products there are along it', 'storefront-islands'))}
			</FilterSettingsPanel>
			<Disabled>
				<FilterHeading text={heading} level={headingLevel} />
				<PriceFilterView
					options={{ ...attributes, id: clientId, form: { action: '', fields: [] } }}
					currency={SAMPLE_CURRENCY}
					model={priceFilterModel(NO_DRAFT, SAMPLE_SCALE, spread, SAMPLE_CURRENCY)}
					isLoading={false}
					happen={nothing}
					applyNow={nothing}
				/>
			</Disabled>
		</div>
	);
};
