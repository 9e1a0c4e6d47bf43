import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import icons from '../../data/icons.json';
import { FIXED_KINDS } from '../../src/domain/catalogue/filters';
import { KIND_LABELS } from '../../src/islands/active-filters/model';
import type { Term } from '../../src/islands/filter-list/source';
import { Icon } from '../../src/ui/icon';
import { Choice, type Option } from '../shared/controls/controls';
import { siteData, type SiteAttribute } from '../shared/site-data';
import { AttributeChoice, chosenAttribute, type ChosenAttribute } from './attribute-choice';
import { ListEditor, type FilterListSettings } from './list-editor';
import { categoryTerms, fixedTerms, namedTerms, type Kind } from './sample';

/** Block attributes, as declared in block.json. */
export type FilterListAttributes = FilterListSettings &
	ChosenAttribute & {
		readonly kind: Kind;
		/** `or` matches products that have any of the chosen terms, `and` those that have all of them. */
		readonly queryType: 'or' | 'and';
	};

const kinds = (): Option<Kind>[] => [
	{ value: 'attribute', label: __('Attribute', 'storefront-islands') },
	{ value: 'category', label: __('Category', 'storefront-islands') },
	...FIXED_KINDS.map(({ kind, name }) => ({
		value: kind,
		// Shoppers read WooCommerce's "Stock Status".
		label: kind === 'stock' ? __('Stock status', 'storefront-islands') : KIND_LABELS[name](),
	})),
];

const termsOf = (kind: Kind, attribute: SiteAttribute | undefined): readonly Term[] => {
	const fixed = FIXED_KINDS.find((one) => one.kind === kind);
	if (fixed) {
		return fixedTerms(fixed);
	}
	return kind === 'category'
		? categoryTerms(siteData.categories)
		: namedTerms(attribute?.terms ?? []);
};

/** Placeholder of a new block, which asks for an attribute. */
const WithoutAttribute = ({ children }: { readonly children: ReactNode }) => (
	<div {...useBlockProps()}>
		<Placeholder
			icon={<Icon path={icons.filter} />}
			label={__('Attribute filter', 'storefront-islands')}
			instructions={__('Attribute by which visitors filter the products', 'storefront-islands')}
		>
			{children}
		</Placeholder>
	</div>
);

/** Edit component of the filter list. */
export const FilterListEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<FilterListAttributes>) => {
	const { kind, queryType, heading } = attributes;
	const attribute = chosenAttribute(siteData.attributes, attributes);
	const attributeChoice = (
		<AttributeChoice
			attributes={siteData.attributes}
			chosen={attributes}
			onChoose={({ taxonomy, id, label }) =>
				setAttributes({
					taxonomy,
					attributeId: id,
					// A heading that the editor has changed is preserved.
					...(heading === '' || heading === attribute?.label ? { heading: label } : {}),
				})
			}
		/>
	);
	if (kind === 'attribute' && attributes.taxonomy === '' && attributes.attributeId === 0) {
		return <WithoutAttribute>{attributeChoice}</WithoutAttribute>;
	}
	return (
		<ListEditor
			settings={attributes}
			onChange={setAttributes}
			terms={termsOf(kind, attribute)}
			hasStars={kind === 'rating'}
			hasTerms={kind === 'attribute' || kind === 'category'}
		>
			<Choice
				label={__('Filter by', 'storefront-islands')}
				value={kind}
				options={kinds()}
				onChange={(value) => setAttributes({ kind: value })}
			/>
			{kind === 'attribute' && attributeChoice}
			{kind === 'attribute' && (
				<Choice
					label={__('A product must have', 'storefront-islands')}
					help={__('Where several are chosen.', 'storefront-islands')}
					value={queryType}
					options={[
						{ value: 'or', label: __('Any selected value', 'storefront-islands') },
						{ value: 'and', label: __('All selected values', 'storefront-islands') },
					]}
					onChange={(value) => setAttributes({ queryType: value })}
				/>
			)}
		</ListEditor>
	);
};
