import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FilterListPreview, type FilterListSettings } from '../filter-list/preview';

/** The attributes of block.json. */
export type TaxonomyFilterAttributes = FilterListSettings & {
	/** Whose grid is narrowed. */
	readonly widgetId: string;
	/** "product_cat". */
	readonly taxonomy: string;
};

/** The taxonomy filter in the editor. */
export const TaxonomyFilterEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<TaxonomyFilterAttributes>) => (
	<FilterListPreview
		title={__('Taxonomy filter', 'storefront-islands')}
		kind="category"
		settings={attributes}
		onChange={setAttributes}
	>
		<TextControl
			label={__('Id of the grid', 'storefront-islands')}
			value={attributes.widgetId}
			onChange={(widgetId) => setAttributes({ widgetId })}
		/>
		<TextControl
			label={__('Taxonomy (such as product_cat)', 'storefront-islands')}
			value={attributes.taxonomy}
			onChange={(taxonomy) => setAttributes({ taxonomy })}
		/>
	</FilterListPreview>
);
