import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { rowsOf } from '../../src/islands/filter-list/rows';
import type { Term } from '../../src/islands/filter-list/source';
import { inTermOrder } from '../../src/islands/filter-list/term-order';
import { FilterListView } from '../../src/islands/filter-list/view';
import { Note } from '../shared/notes/note';
import { nothing } from '../shared/nothing';
import type { ListAppearance } from './list-settings';

/**
 * State of the preview: choices, choices loading, choices that failed to load, or no choices, where visitors see no
 * block.
 */
export type FilterListState = 'choices' | 'loading' | 'failed' | 'none';

interface FilterListPreviewProps {
	readonly appearance: ListAppearance;
	/** Sample choices. */
	readonly terms: readonly Term[];
	/** True if the choices are star ratings. */
	readonly hasStars: boolean;
	readonly state: FilterListState;
}

/** Draws the island's view with sample choices, the first one selected. The heading is drawn by the editor. */
export const FilterListPreview = ({
	appearance,
	terms,
	hasStars,
	state,
}: FilterListPreviewProps) => {
	if (state === 'none') {
		return (
			<Note>
				{__('Visitors see nothing here, as there is nothing to choose from.', 'storefront-islands')}
			</Note>
		);
	}
	const described = terms.map((term) => ({
		...term,
		description: appearance.showTermDescriptions ? (term.description ?? '') : '',
	}));
	const rows = rowsOf(inTermOrder(described, appearance.termOrder), {
		countOf: ({ count }) => count,
		chosen: terms.slice(0, 1).map(({ value }) => value),
		everChosen: [],
		hideEmpty: appearance.hideEmpty,
		query: '',
	});
	return (
		<FilterListView
			options={{
				heading: '',
				headingLevel: 3,
				label: '',
				isChips: appearance.displayStyle === 'chips',
				isSingle: appearance.selectType === 'single',
				hasStars,
				showCounts: appearance.showCounts,
				hideEmpty: appearance.hideEmpty,
				showFilterButton: appearance.showFilterButton,
				backUndoes: false,
				form: { action: '', fields: [] },
				name: '',
			}}
			rows={state === 'choices' ? rows : null}
			isSearchable={false}
			query=""
			isOpen={false}
			hasChosen
			isPending
			isLoading={false}
			failure={
				state === 'failed' ? __('The choices could not be loaded.', 'storefront-islands') : null
			}
			onToggle={nothing}
			onSearch={nothing}
			onOpen={nothing}
			onApply={nothing}
			onRetry={nothing}
		/>
	);
};
