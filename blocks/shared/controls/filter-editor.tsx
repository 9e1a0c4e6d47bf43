import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ColorSettings, type ColorSetting } from '../colors/color-settings';
import { colorStyle } from '../colors/colors';
import { EditableHeading } from './editable-heading';
import { FilterSettingsControls, type FilterSettings } from './filter-settings';
import { StateToolbar } from './state-toolbar';

interface FilterEditorProps<State extends string> {
	/** Class name of the block's element, as the server prints it. */
	readonly className: string;
	readonly settings: FilterSettings;
	readonly onChange: (changed: Partial<FilterSettings>) => void;
	/** Colours that the block offers, with their labels. */
	readonly colors: readonly ColorSetting[];
	/** Additional toolbar buttons of this block. */
	readonly toolbar?: ReactNode;
	/** Additional settings of this block. */
	readonly controls: ReactNode;
	/** States of the preview with their labels, and the state that is shown. */
	readonly states: readonly (readonly [state: State, name: string])[];
	readonly shown: State;
	readonly onShow: (state: State) => void;
	/** Island's view with sample data, without its heading. It is inert. */
	readonly children: ReactNode;
}

/** Editor for a filter block: settings, heading and preview. */
export const FilterEditor = <State extends string>({
	className,
	settings,
	onChange,
	colors,
	toolbar,
	controls,
	children,
	...preview
}: FilterEditorProps<State>) => (
	<div
		{...useBlockProps({
			className: `storefront-filter ${className}`,
			style: colorStyle(settings),
		})}
	>
		<FilterSettingsControls settings={settings} onChange={onChange} toolbar={toolbar}>
			{controls}
		</FilterSettingsControls>
		<ColorSettings settings={colors} colors={settings} onChange={onChange} />
		<StateToolbar {...preview} />
		<EditableHeading
			text={settings.heading}
			level={settings.headingLevel}
			onChange={(heading) => onChange({ heading })}
		/>
		<Disabled>{children}</Disabled>
	</div>
);
