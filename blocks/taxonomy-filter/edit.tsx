import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ListEditor, type FilterListSettings } from '../filter-list/list-editor';
import { categoryTerms, namedTerms } from '../filter-list/sample';
import { Choice, Text } from '../shared/controls/controls';
import { siteData } from '../shared/site-data';
import { GridChoice } from './grid-choice';

/** Block attributes, as declared in block.json. */
export type TaxonomyFilterAttributes = FilterListSettings & {
	/** Widget id of the grid that is filtered. */
	readonly widgetId: string;
	/** Taxonomy, e.g. "product_cat". */
	readonly taxonomy: string;
};

/** Returns the sample choices of a taxonomy: the site's own terms if the editor knows them. */
const termsOf = (taxonomy: string) => {
	const attribute = siteData.attributes.find((one) => one.taxonomy === taxonomy);
	return attribute ? namedTerms(attribute.terms) : categoryTerms(siteData.categories);
};

/** Edit component of the taxonomy filter. */
export const TaxonomyFilterEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<TaxonomyFilterAttributes>) => {
	const { taxonomy, widgetId } = attributes;
	const label = __('Taxonomy', 'storefront-islands');
	const chooseTaxonomy = (value: string) => setAttributes({ taxonomy: value });
	const isKnown = siteData.taxonomies.some(({ name }) => name === taxonomy);
	return (
		<ListEditor
			settings={attributes}
			onChange={setAttributes}
			terms={termsOf(taxonomy)}
			hasStars={false}
			hasTerms
		>
			<GridChoice widgetId={widgetId} onChange={(id) => setAttributes({ widgetId: id })} />
			{isKnown ? (
				<Choice
					label={label}
					value={taxonomy}
					options={siteData.taxonomies.map((one) => ({ value: one.name, label: one.label }))}
					onChange={chooseTaxonomy}
				/>
			) : (
				<Text
					label={label}
					help={__('Its name, such as product_cat.', 'storefront-islands')}
					value={taxonomy}
					onChange={chooseTaxonomy}
				/>
			)}
		</ListEditor>
	);
};
