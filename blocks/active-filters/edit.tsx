import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	DisplayStyleButtons,
	DisplayStyleChoice,
	type DisplayStyle,
} from '../shared/display-style';
import { EditableHeading } from '../shared/editable-heading';
import { FilterSettingsControls, type FilterSettings } from '../shared/filter-settings';
import { StateToolbar } from '../shared/state-toolbar';
import { ActiveFiltersPreview, type ActiveFiltersState } from './preview';

/** The attributes of block.json. */
export type ActiveFiltersAttributes = FilterSettings & {
	readonly displayStyle: DisplayStyle;
};

/** Active filters in the editor: a sample, as no products are filtered there (spec section 2). */
export const ActiveFiltersEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ActiveFiltersAttributes>) => {
	const { heading, headingLevel, displayStyle } = attributes;
	const [state, setState] = useState<ActiveFiltersState>('filtered');
	const style = {
		value: displayStyle,
		onChange: (value: DisplayStyle) => setAttributes({ displayStyle: value }),
	};
	return (
		<div {...useBlockProps({ className: 'storefront-filter wc-block-active-filters' })}>
			<FilterSettingsControls
				settings={attributes}
				onChange={setAttributes}
				toolbar={<DisplayStyleButtons {...style} />}
			>
				<DisplayStyleChoice {...style} />
			</FilterSettingsControls>
			<StateToolbar
				shown={state}
				onShow={setState}
				states={[
					['filtered', __('Filtered', 'storefront-islands')],
					['loading', __('Loading', 'storefront-islands')],
					['none', __('Empty', 'storefront-islands')],
				]}
			/>
			<EditableHeading
				text={heading}
				level={headingLevel}
				onChange={(text) => setAttributes({ heading: text })}
			/>
			<Disabled>
				<ActiveFiltersPreview isChips={displayStyle === 'chips'} state={state} />
			</Disabled>
		</div>
	);
};
