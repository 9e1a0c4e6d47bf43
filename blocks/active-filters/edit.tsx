import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActiveFiltersView } from '../../src/islands/active-filters/view';
import { sampleGroups } from './sample';

/** The attributes of block.json. */
export type ActiveFiltersAttributes = {
	readonly heading: string;
	readonly headingLevel: number;
	readonly displayStyle: 'list' | 'chips';
	/** Whether Back undoes a change. */
	readonly backUndoes: boolean;
};

const nothing = () => undefined;

/** Active filters in the editor: a sample, as no products are filtered there. */
export const ActiveFiltersEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<ActiveFiltersAttributes>) => {
	const { heading, headingLevel, displayStyle, backUndoes } = attributes;
	return (
		<div {...useBlockProps({ className: 'storefront-filter wc-block-active-filters' })}>
			<InspectorControls>
				<PanelBody title={__('Active filters', 'storefront-islands')}>
					<TextControl
						label={__('Heading', 'storefront-islands')}
						value={heading}
						onChange={(value) => setAttributes({ heading: value })}
					/>
					<RangeControl
						label={__('Level of the heading', 'storefront-islands')}
						value={headingLevel}
						min={1}
						max={6}
						onChange={(value = headingLevel) => setAttributes({ headingLevel: value })}
					/>
					<SelectControl
						label={__('Display style', 'storefront-islands')}
						value={displayStyle}
						options={[
							{ value: 'list', label: __('List', 'storefront-islands') },
							{ value: 'chips', label: __('Chips', 'storefront-islands') },
						]}
						onChange={(value) => setAttributes({ displayStyle: value })}
					/>
					<ToggleControl
						label={__("The browser's Back undoes a change", 'storefront-islands')}
						checked={backUndoes}
						onChange={(value) => setAttributes({ backUndoes: value })}
					/>
				</PanelBody>
			</InspectorControls>
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
