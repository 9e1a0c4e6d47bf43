import { BlockControls, HeadingLevelDropdown, InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { BlockColors } from '../colors/colors';
import { NumberRange, Text } from './controls';
import { Flag } from './flags';

/** Settings common to all filter blocks. */
export type FilterSettings = BlockColors & {
	readonly heading: string;
	/** Heading level, 1 to 6. */
	readonly headingLevel: number;
	/** True if the browser's Back button undoes a filter change. */
	readonly backUndoes: boolean;
};

interface FilterSettingsProps {
	readonly settings: FilterSettings;
	readonly onChange: (changed: Partial<FilterSettings>) => void;
	/** Additional toolbar buttons of this block. */
	readonly toolbar?: ReactNode;
	/** Additional settings of this block. */
	readonly children: ReactNode;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Settings controls of a filter block: all in the sidebar, the frequent ones in the toolbar as well. */
export const FilterSettingsControls = ({
	settings,
	onChange,
	toolbar,
	children,
}: FilterSettingsProps) => (
	<Fragment>
		<BlockControls group="block">
			{toolbar}
			<HeadingLevelDropdown
				options={LEVELS}
				value={LEVELS[settings.headingLevel - 1] ?? 3}
				onChange={(headingLevel = 3) => onChange({ headingLevel })}
			/>
		</BlockControls>
		<InspectorControls>
			<PanelBody title={__('Settings', 'storefront-islands')}>{children}</PanelBody>
			<PanelBody title={__('Heading', 'storefront-islands')}>
				<Text
					label={__('Heading', 'storefront-islands')}
					help={__('Leave it empty for none.', 'storefront-islands')}
					value={settings.heading}
					onChange={(heading) => onChange({ heading })}
				/>
				<NumberRange
					label={__('Level of the heading', 'storefront-islands')}
					help={__('One more than the heading that it stands under.', 'storefront-islands')}
					value={settings.headingLevel}
					min={1}
					max={6}
					onChange={(headingLevel) => onChange({ headingLevel })}
				/>
			</PanelBody>
			<PanelBody title={__('Behaviour', 'storefront-islands')} initialOpen={false}>
				<Flag name="backUndoes" attributes={settings} onChange={onChange} />
			</PanelBody>
		</InspectorControls>
	</Fragment>
);
