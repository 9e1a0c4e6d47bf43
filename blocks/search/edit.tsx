import { useBlockProps } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The search form in the editor; there is nothing to set. */
export const SearchEdit = () => (
	<div {...useBlockProps({ className: 'storefront-search-block' })}>
		<div className="storefront-search">
			<input
				className="storefront-search__field"
				type="search"
				aria-label={__('Search products', 'storefront-islands')}
				placeholder={__('Search products', 'storefront-islands')}
				readOnly
			/>
		</div>
	</div>
);
