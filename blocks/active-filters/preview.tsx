import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActiveFiltersView } from '../../src/islands/active-filters/view';
import { Note } from '../shared/notes/note';
import { nothing } from '../shared/nothing';
import { sampleGroups } from './sample';

/**
 * State of the preview: active filters with their names, filters whose names are still loading, or no active filter,
 * where visitors see no block.
 */
export type ActiveFiltersState = 'filtered' | 'loading' | 'none';

interface ActiveFiltersPreviewProps {
	readonly isChips: boolean;
	readonly state: ActiveFiltersState;
}

/** Draws the island's view with sample filters. The heading is drawn by the editor. */
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
