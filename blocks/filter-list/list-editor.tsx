import { createElement, Fragment, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Term } from '../../src/islands/filter-list/source';
import { DisplayStyleButtons } from '../shared/controls/display-style';
import { FilterEditor } from '../shared/controls/filter-editor';
import type { FilterSettings } from '../shared/controls/filter-settings';
import { ListSettings, type ListAppearance } from './list-settings';
import { FilterListPreview, type FilterListState } from './preview';

/** Settings common to all filter lists. */
export type FilterListSettings = FilterSettings & ListAppearance;

interface ListEditorProps {
	readonly settings: FilterListSettings;
	readonly onChange: (changed: Partial<FilterListSettings>) => void;
	/** Sample choices. */
	readonly terms: readonly Term[];
	/** True if the choices are star ratings. */
	readonly hasStars: boolean;
	/** True if the choices are terms, which can be sorted. */
	readonly hasTerms: boolean;
	/** Additional settings of this block. */
	readonly children: ReactNode;
}

/** Editor for a list of choices: settings and a preview with sample choices. */
export const ListEditor = ({
	settings,
	onChange,
	terms,
	hasStars,
	hasTerms,
	children,
}: ListEditorProps) => {
	const [state, setState] = useState<FilterListState>('choices');
	return (
		<FilterEditor
			className="storefront-filter-list"
			settings={settings}
			onChange={onChange}
			colors={[
				[
					'accentColor',
					hasStars
						? __('Checkboxes and stars', 'storefront-islands')
						: __('Checkboxes', 'storefront-islands'),
				],
			]}
			toolbar={
				<DisplayStyleButtons
					value={settings.displayStyle}
					onChange={(displayStyle) => onChange({ displayStyle })}
				/>
			}
			controls={
				<Fragment>
					{children}
					<ListSettings appearance={settings} hasTerms={hasTerms} onChange={onChange} />
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
			<FilterListPreview appearance={settings} terms={terms} hasStars={hasStars} state={state} />
		</FilterEditor>
	);
};
