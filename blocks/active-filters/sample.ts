/** Sample filters for the editor's preview (docs/behaviour.md#active-filters). */
import { __ } from '@wordpress/i18n';
import { NO_FILTERS } from '../../src/domain/catalogue/filters';
import type { ActiveGroup } from '../../src/islands/active-filters/model';

const group = (key: string, label: string, term: string): ActiveGroup => ({
	key,
	label,
	needsAll: false,
	items: [{ key, label: term, remainingFilters: NO_FILTERS }],
});

export const sampleGroups = (): readonly ActiveGroup[] => [
	group('size', __('Size', 'storefront-islands'), __('Small', 'storefront-islands')),
	group('color', __('Color', 'storefront-islands'), __('Blue', 'storefront-islands')),
];
