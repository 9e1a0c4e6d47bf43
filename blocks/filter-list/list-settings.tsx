import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls/controls';
import type { TermOrder } from '../../src/islands/filter-list/source';
import { DisplayStyleChoice, type DisplayStyle } from '../shared/controls/display-style';
import { Flag } from '../shared/controls/flags';

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
		<Flag name="showCounts" attributes={appearance} onChange={onChange} />
		{hasTerms && <Flag name="showTermDescriptions" attributes={appearance} onChange={onChange} />}
		<Flag name="hideEmpty" attributes={appearance} onChange={onChange} />
		<Flag name="showFilterButton" attributes={appearance} onChange={onChange} />
	</Fragment>
);
