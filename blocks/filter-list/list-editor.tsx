import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Term } from '../../src/islands/filter-list/source';
import { DisplayStyleButtons } from '../shared/display-style';
import { EditableHeading } from '../shared/editable-heading';
import { FilterSettingsControls, type FilterSettings } from '../shared/filter-settings';
import { StateToolbar } from '../shared/state-toolbar';
import { ListSettings, type ListLook } from './list-settings';
import { FilterListPreview, type FilterListState } from './preview';

/** What can be set of every list of choices. */
export type FilterListSettings = FilterSettings & ListLook;

interface ListEditorProps {
	readonly settings: FilterListSettings;
	readonly onChange: (changed: Partial<FilterListSettings>) => void;
	/** What is chosen from. */
	readonly terms: readonly Term[];
	/** Whether they are numbers of stars. */
	readonly hasStars: boolean;
	/** What can be set of this block alone. */
	readonly children: ReactNode;
}

/** A list of choices in the editor: a sample, and its settings. */
export const ListEditor = ({ settings, onChange, terms, hasStars, children }: ListEditorProps) => {
	const [state, setState] = useState<FilterListState>('choices');
	return (
		<div {...useBlockProps({ className: 'storefront-filter storefront-filter-list' })}>
			<FilterSettingsControls
				settings={settings}
				onChange={onChange}
				toolbar={
					<DisplayStyleButtons
						value={settings.displayStyle}
						onChange={(displayStyle) => onChange({ displayStyle })}
					/>
				}
			>
				{children}
				<ListSettings look={settings} onChange={onChange} />
			</FilterSettingsControls>
			<StateToolbar
				shown={state}
				onShow={setState}
				states={[
					['choices', __('Filled', 'storefront-islands')],
					['loading', __('Loading', 'storefront-islands')],
					['failed', __('Failed', 'storefront-islands')],
					['none', __('Empty', 'storefront-islands')],
				]}
			/>
			<EditableHeading
				text={settings.heading}
				level={settings.headingLevel}
				onChange={(heading) => onChange({ heading })}
			/>
			<Disabled>
				<FilterListPreview look={settings} terms={terms} hasStars={hasStars} state={state} />
			</Disabled>
		</div>
	);
};
