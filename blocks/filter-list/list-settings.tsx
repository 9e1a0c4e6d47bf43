import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Toggle } from '../shared/controls/controls';
import type { TermOrder } from '../../src/islands/filter-list/source';
import { DisplayStyleChoice, type DisplayStyle } from '../shared/controls/display-style';

/** Appearance of a list of choices and its selection mode. */
export type ListAppearance = {
	readonly termOrder: TermOrder;
	readonly displayStyle: DisplayStyle;
	readonly selectType: 'multiple' | 'single';
	readonly showCounts: boolean;
	readonly showTermDescriptions: boolean;
	readonly hideEmpty: boolean;
	readonly showFilterButton: boolean;
};

interface ListSettingsProps {
	readonly appearance: ListAppearance;
	/** True if the choices are terms, which can be sorted. */
	readonly hasTerms: boolean;
	readonly onChange: (changed: Partial<ListAppearance>) => void;
}

/** Controls for these settings. */
export const ListSettings = ({ appearance, hasTerms, onChange }: ListSettingsProps) => (
	<Fragment>
		<DisplayStyleChoice
			value={appearance.displayStyle}
			onChange={(displayStyle) => onChange({ displayStyle })}
		/>
		{hasTerms && (
			<Choice
				label={__('Sort by', 'storefront-islands')}
				help={__(
					'Where values have others below them, those of each are sorted.',
					'storefront-islands',
				)}
				value={appearance.termOrder}
				options={[
					{ value: 'default', label: __('Order of the shop', 'storefront-islands') },
					{ value: 'name', label: __('Name', 'storefront-islands') },
					{ value: 'count', label: __('Number of products', 'storefront-islands') },
				]}
				onChange={(termOrder) => onChange({ termOrder })}
			/>
		)}
		<Choice
			label={__('Visitors choose', 'storefront-islands')}
			value={appearance.selectType}
			options={[
				{ value: 'multiple', label: __('Several values', 'storefront-islands') },
				{ value: 'single', label: __('One value at a time', 'storefront-islands') },
			]}
			onChange={(selectType) => onChange({ selectType })}
		/>
		<Toggle
			label={__('Numbers of products', 'storefront-islands')}
			help={__('How many products each choice would leave.', 'storefront-islands')}
			checked={appearance.showCounts}
			onChange={(showCounts) => onChange({ showCounts })}
		/>
		{hasTerms && (
			<Toggle
				label={__('Descriptions', 'storefront-islands')}
				help={__('The description of each value, below its name in lists.', 'storefront-islands')}
				checked={appearance.showTermDescriptions}
				onChange={(showTermDescriptions) => onChange({ showTermDescriptions })}
			/>
		)}
		<Toggle
			label={__('Hide values without products', 'storefront-islands')}
			help={__('Otherwise it is shown, but cannot be chosen.', 'storefront-islands')}
			checked={appearance.hideEmpty}
			onChange={(hideEmpty) => onChange({ hideEmpty })}
		/>
		<Toggle
			label={__('Apply button', 'storefront-islands')}
			help={__(
				'Changes wait until it is pressed. Without it they apply by themselves.',
				'storefront-islands',
			)}
			checked={appearance.showFilterButton}
			onChange={(showFilterButton) => onChange({ showFilterButton })}
		/>
	</Fragment>
);
