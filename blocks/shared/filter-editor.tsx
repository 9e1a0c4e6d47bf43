import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { EditableHeading } from './editable-heading';
import { FilterSettingsControls, type FilterSettings } from './filter-settings';
import { StateToolbar } from './state-toolbar';

interface FilterEditorProps<State extends string> {
	/** Of the block's element: what the server prints. */
	readonly className: string;
	readonly settings: FilterSettings;
	readonly onChange: (changed: Partial<FilterSettings>) => void;
	/** Buttons of this block alone. */
	readonly toolbar?: ReactNode;
	/** What can be set of this block alone. */
	readonly controls: ReactNode;
	/** What the block can look like, with names, and which of it is previewed. */
	readonly states: readonly (readonly [state: State, name: string])[];
	readonly shown: State;
	readonly onShow: (state: State) => void;
	/** The island's view of a sample, without its heading. Nothing in it does anything. */
	readonly children: ReactNode;
}

/** A filter's block in the editor: settings, heading and preview. */
export const FilterEditor = <State extends string>({
	className,
	settings,
	onChange,
	toolbar,
	controls,
	children,
	...preview
}: FilterEditorProps<State>) => (
	<div {...useBlockProps({ className: `storefront-filter ${className}` })}>
		<FilterSettingsControls settings={settings} onChange={onChange} toolbar={toolbar}>
			{controls}
		</FilterSettingsControls>
		<StateToolbar {...preview} />
		<EditableHeading
			text={settings.heading}
			level={settings.headingLevel}
			onChange={(heading) => onChange({ heading })}
		/>
		<Disabled>{children}</Disabled>
	</div>
);
