import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { rowsOf } from '../../src/islands/filter-list/rows';
import type { Term } from '../../src/islands/filter-list/source';
import { FilterListView } from '../../src/islands/filter-list/view';
import { Note } from '../shared/note';
import { nothing } from '../shared/nothing';
import type { ListLook } from './list-settings';

/** Choices, choices on their way, choices that did not come, and none, where visitors see no block at all. */
export type FilterListState = 'choices' | 'loading' | 'failed' | 'none';

interface FilterListPreviewProps {
	readonly look: ListLook;
	/** What is chosen from. */
	readonly terms: readonly Term[];
	/** Whether they are numbers of stars. */
	readonly hasStars: boolean;
	readonly state: FilterListState;
}

/** The island's view of sample choices, the first of which is chosen; its heading is the editor's. */
export const FilterListPreview = ({ look, terms, hasStars, state }: FilterListPreviewProps) => {
	if (state === 'none') {
		return (
			<Note>
				{__('Visitors see nothing here, as there is nothing to choose from.', 'storefront-islands')}
			</Note>
		);
	}
	const rows = rowsOf(terms, {
		countOf: ({ count }) => count,
		chosen: terms.slice(0, 1).map(({ value }) => value),
		kept: [],
		hideEmpty: look.hideEmpty,
		query: '',
	});
	return (
		<FilterListView
			options={{
				heading: '',
				headingLevel: 3,
				label: '',
				isChips: look.displayStyle === 'chips',
				isSingle: look.selectType === 'single',
				hasStars,
				showCounts: look.showCounts,
				hideEmpty: look.hideEmpty,
				showFilterButton: look.showFilterButton,
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
