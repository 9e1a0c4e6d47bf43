import { createElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

interface SearchProps {
	/** What is searched in: "Color". */
	readonly label: string;
	readonly query: string;
	/** How many choices match. */
	readonly found: number;
	readonly onSearch: (query: string) => void;
}

/** Searches a long list, without asking anybody. It stands outside of the form: Enter in it must not send that. */
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
