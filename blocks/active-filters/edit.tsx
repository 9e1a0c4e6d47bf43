import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	DisplayStyleButtons,
	DisplayStyleChoice,
	type DisplayStyle,
} from '../shared/controls/display-style';
import { FilterEditor } from '../shared/controls/filter-editor';
import type { FilterSettings } from '../shared/controls/filter-settings';
import { ActiveFiltersPreview, type ActiveFiltersState } from './preview';

/** Block attributes, as declared in block.json. */
export type ActiveFiltersAttributes = FilterSettings & {
	readonly displayStyle: DisplayStyle;
};

/**
 * Edit component of the block. It shows sample filters, as no products are filtered in the editor
 * (docs/behaviour.md#editor-preview).
 */
export const ActiveFiltersEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ActiveFiltersAttributes>) => {
	const [state, setState] = useState<ActiveFiltersState>('filtered');
	const style = {
		value: attributes.displayStyle,
		onChange: (displayStyle: DisplayStyle) => setAttributes({ displayStyle }),
	};
	return (
		<FilterEditor
			className="wc-block-active-filters"
			settings={attributes}
			onChange={setAttributes}
			colors={[
				['chipColor', __('Text of the chips', 'storefront-islands')],
				['chipBackground', __('Background of the chips', 'storefront-islands')],
			]}
			toolbar={<DisplayStyleButtons {...style} />}
			controls={<DisplayStyleChoice {...style} />}
			shown={state}
			onShow={setState}
			states={[
				['filtered', __('Filtered', 'storefront-islands')],
				['loading', __('Loading', 'storefront-islands')],
				['none', __('Empty', 'storefront-islands')],
			]}
		>
			<ActiveFiltersPreview isChips={style.value === 'chips'} state={state} />
		</FilterEditor>
	);
};
