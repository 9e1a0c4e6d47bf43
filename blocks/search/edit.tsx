import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The attributes of block.json. */
export type SearchAttributes = {
	/** Whether products are suggested while one types. */
	readonly suggests: boolean;
};

/** The search form in the editor. */
export const SearchEdit = ({ attributes, setAttributes }: BlockEditProps<SearchAttributes>) => (
	<div {...useBlockProps({ className: 'storefront-search-block' })}>
		<InspectorControls>
			<PanelBody title={__('Search', 'storefront-islands')}>
				<ToggleControl
					label={__('Suggest products while one types', 'storefront-islands')}
					checked={attributes.suggests}
					onChange={(suggests) => setAttributes({ suggests })}
				/>
			</PanelBody>
		</InspectorControls>
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
