import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, SelectControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActiveFiltersView } from '../../src/islands/active-filters/view';
import { FilterSettingsPanel, type FilterSettings } from '../shared/filter-settings';
import { sampleGroups } from './sample';

/** The attributes of block.json. */
export type ActiveFiltersAttributes = FilterSettings & {
	readonly displayStyle: 'list' | 'chips';
};

const nothing = () => undefined;

/** Active filters in the editor: a sample, as no products are filtered there. */
export const ActiveFiltersEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ActiveFiltersAttributes>) => {
	const { heading, headingLevel, displayStyle } = attributes;
	return (
		<div {...useBlockProps({ className: 'storefront-filter wc-block-active-filters' })}>
			<FilterSettingsPanel
				title={__('Active filters', 'storefront-islands')}
				settings={attributes}
				onChange={setAttributes}
			>
				<SelectControl
					label={__('Display style', 'storefront-islands')}
					value={displayStyle}
					options={[
						{ value: 'list', label: __('List', 'storefront-islands') },
						{ value: 'chips', label: __('Chips', 'storefront-islands') },
					]}
					onChange={(value) => setAttributes({ displayStyle: value })}
				/>
			</FilterSettingsPanel>
			<Disabled>
				<ActiveFiltersView
					heading={heading}
					headingLevel={headingLevel}
					isChips={displayStyle === 'chips'}
					groups={sampleGroups()}
					clear={{ action: '', fields: [] }}
					hrefOf={() => '#'}
					onRemove={nothing}
					onClear={nothing}
				/>
			</Disabled>
		</div>
	);
};
