import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActiveFiltersView } from '../../src/islands/active-filters/view';
import { Note } from '../shared/note';
import { nothing } from '../shared/nothing';
import { sampleGroups } from './sample';

/** Filters that are known, filters whose names are on their way, and none, where visitors see no block at all. */
export type ActiveFiltersState = 'filtered' | 'loading' | 'none';

interface ActiveFiltersPreviewProps {
	readonly isChips: boolean;
	readonly state: ActiveFiltersState;
}

/** The island's view of sample filters; its heading is the editor's. */
export const ActiveFiltersPreview = ({ isChips, state }: ActiveFiltersPreviewProps) =>
	state === 'none' ? (
		<Note>{__('Visitors see nothing here, as nothing is filtered.', 'storefront-islands')}</Note>
	) : (
		<ActiveFiltersView
			heading=""
			headingLevel={3}
			isChips={isChips}
			groups={state === 'loading' ? null : sampleGroups()}
			clear={{ action: '', fields: [] }}
			hrefOf={() => '#'}
			onRemove={nothing}
			onClear={nothing}
		/>
	);
