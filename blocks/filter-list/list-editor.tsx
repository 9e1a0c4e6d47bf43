import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Term } from '../../src/islands/filter-list/source';
import { DisplayStyleButtons } from '../shared/display-style';
import { FilterEditor } from '../shared/filter-editor';
import type { FilterSettings } from '../shared/filter-settings';
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
		<FilterEditor
			className="storefront-filter-list"
			settings={settings}
			onChange={onChange}
			toolbar={
				<DisplayStyleButtons
					value={settings.displayStyle}
					onChange={(displayStyle) => onChange({ displayStyle })}
				/>
			}
			controls={
				<Fragment>
					{children}
					<ListSettings look={settings} onChange={onChange} />
				</Fragment>
			}
			shown={state}
			onShow={setState}
			states={[
				['choices', __('Filled', 'storefront-islands')],
				['loading', __('Loading', 'storefront-islands')],
				['failed', __('Failed', 'storefront-islands')],
				['none', __('Empty', 'storefront-islands')],
			]}
		>
			<FilterListPreview look={settings} terms={terms} hasStars={hasStars} state={state} />
		</FilterEditor>
	);
};
