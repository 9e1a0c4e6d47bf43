import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** What can be set of every filter's block. */
export type FilterSettings = {
	readonly heading: string;
	readonly headingLevel: number;
	/** Whether Back undoes a change. */
	readonly backUndoes: boolean;
};

interface FilterSettingsPanelProps {
	/** The block's name. */
	readonly title: string;
	readonly settings: FilterSettings;
	readonly onChange: (changed: Partial<FilterSettings>) => void;
	/** What can be set of this block alone. */
	readonly children?: ReactNode;
}

/** The settings of a filter's block in the editor's side column. */
export const FilterSettingsPanel = ({
	title,
	settings,
	onChange,
	children,
}: FilterSettingsPanelProps) => (
	<InspectorControls>
		<PanelBody title={title}>
			<TextControl
				label={__('Heading', 'storefront-islands')}
				value={settings.heading}
				onChange={(heading) => onChange({ heading })}
			/>
			<RangeControl
				label={__('Level of the heading', 'storefront-islands')}
				value={settings.headingLevel}
				min={1}
				max={6}
				onChange={(headingLevel = settings.headingLevel) => onChange({ headingLevel })}
			/>
			{children}
			<ToggleControl
				label={__("The browser's Back undoes a change", 'storefront-islands')}
				checked={settings.backUndoes}
				onChange={(backUndoes) => onChange({ backUndoes })}
			/>
		</PanelBody>
	</InspectorControls>
);
