import { createElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

interface SearchProps {
	/** Name of the searched list, e.g. "Color". */
	readonly label: string;
	readonly query: string;
	/** Number of matching choices. */
	readonly found: number;
	readonly onSearch: (query: string) => void;
}

/**
 * Search field of a long list, evaluated in the browser. It is outside of the form, so that Enter does not submit that.
 */
export const Search = ({ label, query, found, onSearch }: SearchProps) => (
	<div className="storefront-filter-list__search">
		<input
			type="search"
			className="storefront-filter-list__query"
			aria-label={
				// translators: %s: what is filtered by, like "Color".
				sprintf(__('Search in %s', 'storefront-islands'), label)
			}
			placeholder={__('Search', 'storefront-islands')}
			autoComplete="off"
			value={query}
			onChange={(event) => onSearch(event.target.value)}
		/>
		<span className="storefront-filter-list__found" role="status">
			{query === ''
				? ''
				: // translators: %d: number of choices that match a search.
					sprintf(_n('%d found', '%d found', found, 'storefront-islands'), found)}
		</span>
	</div>
);
