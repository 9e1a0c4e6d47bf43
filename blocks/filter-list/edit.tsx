import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, TextControl } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FilterListPreview, type FilterListSettings } from './preview';
import type { Kind } from './sample';

/** The attributes of block.json. */
export type FilterListAttributes = FilterListSettings & {
	readonly kind: Kind;
	/** Of an attribute: "pa_color". */
	readonly taxonomy: string;
	/** Whether a product needs one of the chosen terms or all of them. */
	readonly queryType: 'or' | 'and';
};

const kinds = (): { value: Kind; label: string }[] => [
	{ value: 'attribute', label: __('Attribute', 'storefront-islands') },
	{ value: 'stock', label: __('Stock status', 'storefront-islands') },
	{ value: 'rating', label: __('Rating', 'storefront-islands') },
	{ value: 'category', label: __('Category', 'storefront-islands') },
];

/** The filter list in the editor. */
export const FilterListEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<FilterListAttributes>) => {
	const { kind, taxonomy, queryType } = attributes;
	return (
		<FilterListPreview
			title={__('Filter list', 'storefront-islands')}
			kind={kind}
			settings={attributes}
			onChange={setAttributes}
		>
			<SelectControl
				label={__('Filter by', 'storefront-islands')}
				value={kind}
				options={kinds()}
				onChange={(value) => setAttributes({ kind: value })}
			/>
			{kind === 'attribute' && (
				<Fragment>
					<TextControl
						label={__('Attribute (such as pa_color)', 'storefront-islands')}
						value={taxonomy}
						onChange={(value) => setAttributes({ taxonomy: value })}
					/>
					<SelectControl
						label={__('A product needs', 'storefront-islands')}
						value={queryType}
						options={[
							{ value: 'or', label: __('One of what is chosen', 'storefront-islands') },
							{ value: 'and', label: __('All that is chosen', 'storefront-islands') },
						]}
						onChange={(value) => setAttributes({ queryType: value })}
					/>
				</Fragment>
			)}
		</FilterListPreview>
	);
};
