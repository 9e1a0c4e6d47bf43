import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** What a new block begins with. */
const template = (): [string, Record<string, unknown>][] => [
	['storefront-islands/active-filters', { displayStyle: 'chips' }],
	['storefront-islands/price-filter', {}],
	[
		'storefront-islands/filter-list',
		{ kind: 'category', heading: __('Category', 'storefront-islands') },
	],
	[
		'storefront-islands/filter-list',
		{ kind: 'rating', heading: __('Rating', 'storefront-islands') },
	],
	[
		'storefront-islands/filter-list',
		{ kind: 'stock', heading: __('Availability', 'storefront-islands') },
	],
];

/** Filters in the editor, unfolded. */
export const FiltersEdit = () => (
	<aside
		{...useInnerBlocksProps(useBlockProps({ className: 'storefront-filters' }), {
			template: template(),
		})}
	/>
);

/** The filters inside; render.php puts the rest around them. */
export const saveFilters = () => <InnerBlocks.Content />;
