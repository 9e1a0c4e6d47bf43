import { useBlockProps } from '@wordpress/block-editor';
import { Disabled, SelectControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { rowsOf } from '../../src/islands/filter-list/rows';
import { FilterListView } from '../../src/islands/filter-list/view';
import { FilterSettingsPanel, type FilterSettings } from '../shared/filter-settings';
import { sampleTerms, type Kind } from './sample';

/** What can be set of every list of choices. */
export type FilterListSettings = FilterSettings & {
	readonly displayStyle: 'list' | 'chips';
	readonly selectType: 'multiple' | 'single';
	readonly showCounts: boolean;
	readonly hideEmpty: boolean;
	readonly showFilterButton: boolean;
};

interface FilterListPreviewProps {
	/** The block's name. */
	readonly title: string;
	/** What the sample is of. */
	readonly kind: Kind;
	readonly settings: FilterListSettings;
	readonly onChange: (changed: Partial<FilterListSettings>) => void;
	/** What can be set of this block alone. */
	readonly children: ReactNode;
}

const nothing = () => undefined;

/** A list of choices in the editor: a sample at rest, and its settings. */
export const FilterListPreview = ({
	title,
	kind,
	settings,
	onChange,
	children,
}: FilterListPreviewProps) => {
	const toggle = (name: 'showCounts' | 'hideEmpty' | 'showFilterButton', label: string) => (
		<ToggleControl
			label={label}
			checked={settings[name]}
			onChange={(value) => onChange({ [name]: value })}
		/>
	);
	const rows = rowsOf(sampleTerms(kind), {
		countOf: ({ count }) => count,
		chosen: [],
		kept: [],
		hideEmpty: settings.hideEmpty,
		query: '',
	});
	return (
		<div {...useBlockProps({ className: 'storefront-filter storefront-filter-list' })}>
			<FilterSettingsPanel title={title} settings={settings} onChange={onChange}>
				{children}
				<SelectControl
					label={__('Display style', 'storefront-islands')}
					value={settings.displayStyle}
					options={[
						{ value: 'list', label: __('List', 'storefront-islands') },
						{ value: 'chips', label: __('Chips', 'storefront-islands') },
					]}
					onChange={(displayStyle) => onChange({ displayStyle })}
				/>
				<SelectControl
					label={__('Choices', 'storefront-islands')}
					value={settings.selectType}
					options={[
						{ value: 'multiple', label: __('Several', 'storefront-islands') },
						{ value: 'single', label: __('One', 'storefront-islands') },
					]}
					onChange={(selectType) => onChange({ selectType })}
				/>
				{toggle('showCounts', __('Numbers of products', 'storefront-islands'))}
				{toggle('hideEmpty', __('Leave out what has no products', 'storefront-islands'))}
				{toggle('showFilterButton', __('A button applies changes', 'storefront-islands'))}
			</FilterSettingsPanel>
			<Disabled>
				<FilterListView
					options={{
						heading: settings.heading,
						headingLevel: settings.headingLevel,
						label: title,
						isChips: settings.displayStyle === 'chips',
						isSingle: settings.selectType === 'single',
						hasStars: kind === 'rating',
						showCounts: settings.showCounts,
						hideEmpty: settings.hideEmpty,
						showFilterButton: settings.showFilterButton,
						backUndoes: settings.backUndoes,
						form: { action: '', fields: [] },
						name: '',
					}}
					rows={rows}
					isSearchable={false}
					query=""
					isOpen={false}
					hasChosen={false}
					isPending={false}
					isLoading={false}
					failure={null}
					onToggle={nothing}
					onSearch={nothing}
					onOpen={nothing}
					onApply={nothing}
					onRetry={nothing}
				/>
			</Disabled>
		</div>
	);
};
